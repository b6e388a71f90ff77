/** The log tells an event once, and anew when the names change. */
import { expect, it } from "vitest";
import { Told } from "../src/lib/told";

it("gives the same line again for the same event, and leaves silent ones out", () => {
  const told = new Told<{ n: number }, { said: string }>();
  const events = [{ n: 0 }, { n: 1 }, { n: 2 }];
  let times = 0;
  const tell = (name: string) => (event: { n: number }) => {
    times++;
    return event.n === 1 ? null : { said: `${name} ${event.n}` };
  };
  const first = told.of(events, "Ada", tell("Ada"));
  expect(first.map(({ said }) => said)).toEqual(["Ada 0", "Ada 2"]);
  const second = told.of([...events, { n: 3 }], "Ada", tell("Ada"));
  expect(second[0]).toBe(first[0]);
  expect(times).toBe(4);
  expect(told.of(events, "Ola", tell("Ola"))[0]).toEqual({ said: "Ola 0" });
});
