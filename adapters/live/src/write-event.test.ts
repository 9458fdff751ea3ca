// Knows that nothing written into a stream can end its event or begin another.
import fc from "fast-check";
import { expect, test } from "vitest";
import { writeEvent } from "./write-event.ts";

/** A reader as the standard describes it. */
function readEvents(text: string) {
  const events: { id: string; data: string }[] = [];
  let [id, data]: [string, string[]] = ["", []];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line === "") {
      if (data.length > 0) events.push({ id, data: data.join("\n") });
      data = [];
    } else if (!line.startsWith(":")) {
      const [, field = "", value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
      if (field === "data") data.push(value);
      if (field === "id") id = value;
    }
  }
  return events;
}
const hostile = fc
  .array(fc.constantFrom("\n", "\r", "\r\n", "data: ", "id: x", ":", "event: y", " ", "é"))
  .map((parts) => parts.join(""));

test("attack 45: whatever the data, a reader finds one event with its id and its lines", () => {
  fc.assert(
    fc.property(hostile, hostile, (id, data) => {
      expect(readEvents(writeEvent({ id, data }))).toEqual([
        { id: expect.not.stringMatching(/[\r\n]/), data: data.replace(/\r\n|\r/g, "\n") },
      ]);
    }),
  );
});
