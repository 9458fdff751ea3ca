// Knows that a stream is read the same wherever it is cut.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEventReader } from "./read-events.ts";

const STREAM = ":\n\nid: 1\ndata: a\ndata: b\n\n:\r\n\r\nid: 2\r\nevent: x\r\ndata:c\r\n\r\ndata: é\r\rid\ndata\n\n";
const EVENTS = [
  { id: "1", data: "a\nb" },
  { id: "2", data: "c" },
  { id: "2", data: "é" },
  { id: "", data: "" },
];

test("§7.143 events are the same wherever the stream is cut", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(STREAM.length), { maxLength: 20 }), (cuts) => {
      const read = createEventReader();
      const places = [0, ...cuts.sort((a, b) => a - b), STREAM.length];
      const events = places.slice(1).flatMap((to, at) => read(STREAM.slice(places[at], to)));
      expect(events).toEqual(EVENTS);
    }),
  );
});

test("decisions 15: what never ends is given up", () => {
  const read = createEventReader();
  expect(() => {
    for (let n = 0; n < 3; n++) read("x".repeat(500_000));
  }).toThrow("never ends");
});
