/** Which of the page's own dialogs is open. */

export type DialogName = "settings" | "keys" | "abandon";

export const dialogs = $state<{ open: DialogName | null }>({ open: null });

export function openDialog(name: DialogName): void {
  dialogs.open = name;
}

export function closeDialog(): void {
  dialogs.open = null;
}
