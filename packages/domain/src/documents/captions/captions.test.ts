import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCues } from "./check-cues.ts";
import type { Cue } from "./cue.ts";
import { cleanCueText, showCueText } from "./cue-text.ts";
import { type EditedCues, editCues, findCue } from "./edit-cues.ts";
import { readCaptions } from "./read-captions.ts";
import { writeCaptions } from "./write-captions.ts";

const cue = (start: number, end: number, text: string): Cue => ({ start, end, text });
const NONE = { notes: 0, looks: 0, unread: 0 };

const words = fc
  .array(fc.oneof(fc.string(), fc.constantFrom("<i>", "</i>", "<v Ada>", "&amp;", "&lt;i>", "-->", "<", "\n")))
  .map((parts) => cleanCueText(parts.join("")));
const cues = fc
  .array(fc.record({ start: fc.nat(9_000_000), length: fc.nat(60_000), text: words }), { maxLength: 12 })
  .map((all) => all.map(({ start, length, text }) => cue(start / 1000, (start + length) / 1000, text)))
  .map((all) => all.toSorted((one, other) => one.start - other.start));

describe("decisions 14 files of captions", () => {
  test("what is written is read again: words, tags and times", () => {
    fc.assert(
      fc.property(cues, fc.constantFrom("", "fr", "en-GB"), (written, language) => {
        expect(readCaptions(writeCaptions({ language, cues: written }))).toEqual({
          language,
          cues: written,
          dropped: NONE,
        });
      }),
    );
  });
  test("any text is read without an error", () => {
    const noise = fc.constantFrom("WEBVTT", "\n", "\r\n", "-->", "00:01.000 --> 00:02.000", "NOTE", "1", "<i>", "&lt;");
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), noise)), (parts) => {
        const { cues: read } = readCaptions(parts.join(""));
        expect(readCaptions(writeCaptions({ language: "", cues: read })).cues).toEqual(read);
      }),
    );
  });
  test("WebVTT: its head, settings and tags are kept, letters are letters, and what is dropped is counted", () => {
    const read = readCaptions(
      "\ufeffWEBVTT - Film\r\nLanguage: en\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nNOTE to check\r\n\r\n" +
        "intro\r\n00:01.000 --> 00:02.500 line:0 align:start\r\n<v Ada>Fish &amp; &lt;chips&gt;</v>\r\n<i>now</i>\r\n\r\n" +
        "never --> 2\r\nlost\r\n",
    );
    expect(read).toEqual({
      language: "en",
      cues: [{ start: 1, end: 2.5, settings: "line:0 align:start", text: "<v Ada>Fish & <chips></v>\n<i>now</i>" }],
      dropped: { notes: 1, looks: 1, unread: 1 },
    });
    expect(showCueText(read.cues[0]?.text ?? "")).toBe("Fish & <chips>\nnow");
    expect(writeCaptions(read)).toBe(
      "WEBVTT\nLanguage: en\n\n00:00:01.000 --> 00:00:02.500 line:0 align:start\n<v Ada>Fish &amp; &lt;chips&gt;</v>\n<i>now</i>\n",
    );
  });
  test("what was written as letters does not become a tag", () => {
    const read = readCaptions("WEBVTT\n\n00:01.000 --> 00:02.000\nwrite &lt;b&gt; for bold\n");
    expect(showCueText(read.cues[0]?.text ?? "").replace("\u2060", "")).toBe("write <b> for bold");
  });
  test("SRT: numbers and commas are read, also without empty lines; colours and places are dropped", () => {
    expect(
      readCaptions(
        '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="red">Up</font>\n2\n0:00:03,5 --> 0:00:04,25\n<i>12</i>\n\n',
      ),
    ).toEqual({
      language: "",
      cues: [cue(1, 2, "Up"), cue(3.5, 4.25, "<i>12</i>")],
      dropped: { notes: 0, looks: 3, unread: 0 },
    });
  });
});

test("decisions 14 what is wrong with a cue is named: nothing, times, length and speed", () => {
  const long = "a".repeat(43);
  const found = checkCues([cue(0, 2, "ok"), cue(1, 1, ""), cue(5, 6, `${long}`), cue(10, 20, "a\nb\n<i>c</i>")], 10);
  expect(found).toEqual([
    [],
    [{ code: "empty" }, { code: "ends-early" }, { code: "overlaps" }],
    [
      { code: "long-line", letters: 43 },
      { code: "fast", perSecond: 43 },
    ],
    [{ code: "after-film" }, { code: "many-lines", lines: 3 }],
  ]);
});

describe("decisions 14 cues are edited", () => {
  const shift = (edited: EditedCues, seconds: number) => editCues(edited, { do: "shift", seconds });
  const two = { cues: [cue(1, 3, "Hello world"), cue(4, 5, "Bye")], at: 0 };
  test("a new one ends where the next begins, and stands by its start", () => {
    expect(editCues(two, { do: "add", start: 3.2 })).toEqual({
      cues: [two.cues[0], cue(3.2, 4, ""), two.cues[1]],
      at: 1,
    });
    expect(editCues({ cues: [], at: -1 }, { do: "add", start: 0.12345 })).toEqual({
      cues: [cue(0.123, 2.123, "")],
      at: 0,
    });
  });
  test("one that begins later than the next moves behind it, and stays the edited one", () => {
    expect(editCues(two, { do: "change", part: { start: 6 } })).toEqual({
      cues: [two.cues[1], cue(6, 3, "Hello world")],
      at: 1,
    });
  });
  test("a change to what it is already is none", () => {
    expect(editCues(two, { do: "change", part: { start: 1.0001, text: "Hello world" } }).cues).toBe(two.cues);
  });
  test("one is split at a letter and a time, and joined again", () => {
    const split = editCues(two, { do: "split", letter: 5, now: 2.5 });
    expect(split).toEqual({ cues: [cue(1, 2.5, "Hello"), cue(2.5, 3, "world"), two.cues[1]], at: 1 });
    expect(editCues({ ...split, at: 0 }, { do: "join" }).cues[0]).toEqual(cue(1, 3, "Hello\nworld"));
    expect(editCues({ ...two, at: 1 }, { do: "join" })).toEqual({ ...two, at: 1 });
  });
  test("all are shifted together, at most to the beginning", () => {
    expect(shift(two, -9).cues.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [3, 4],
    ]);
    expect(shift(shift(two, 0.5), -0.5)).toEqual(two);
  });
  test("the last one that is deleted leaves none; the one that is shown is found", () => {
    expect(editCues({ ...two, at: 1 }, { do: "remove" })).toEqual({ cues: [two.cues[0]], at: 0 });
    expect(editCues({ cues: [cue(0, 1, "")], at: 0 }, { do: "remove" })).toEqual({ cues: [], at: -1 });
    expect([0.5, 1, 3, 4.5].map((now) => findCue(two.cues, now))).toEqual([-1, 0, -1, 1]);
  });
});
