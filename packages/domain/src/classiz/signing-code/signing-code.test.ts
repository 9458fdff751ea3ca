// Knows what a code of a slot proves: that its sender saw it there, at a moment that nobody can choose.
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CODE_WINDOW,
  type CodeGround,
  findCodeWindow,
  judgeCode,
  readDrawing,
  readLateHours,
  readScanned,
  readSigningFragment,
  readTypedCode,
  spellCode,
  writeSigningPath,
  writeTyped,
} from "../index.ts";

const digest = (text: string) => createHmac("sha256", "a key").update(text).digest("base64url");
const HOUR = 3_600_000;
const START = Date.parse("2026-03-02T09:00:00.000Z");
const times = { startAt: START, endAt: START + HOUR };
const window = { before: 15, after: 30 };
const [OPENS, CLOSES] = [START - 15 * 60_000, START + HOUR + 30 * 60_000];
const ground = (now: number, more: Partial<CodeGround> = {}): CodeGround => ({
  slotSlug: "slot",
  times,
  window,
  lateHours: 24,
  now,
  digest,
  ...more,
});
const codeAt = (at: number, slot = "slot") => spellCode(slot, findCodeWindow(at), digest);
const moment = fc.integer({ min: OPENS, max: CLOSES });

describe("decisions 11: the code of a slot", () => {
  test("is eight characters, none of which looks like another", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (slot, one) => {
        expect(spellCode(slot, one, digest)).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
      }),
    );
  });

  test("differs in each window of time and in each slot", () => {
    const codes = Array.from({ length: 2_000 }, (_, at) => spellCode(at % 2 ? "one" : "other", at >> 1, digest));
    expect(new Set(codes).size).toBe(2_000);
  });

  test("is typed in any case, with spaces and dashes; any other text is no code", () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(" ", "-", "\u2013", "\u00a0", ""), (at, between) => {
        const code = codeAt(at);
        expect(readTypedCode(` ${code.slice(0, 4)}${between}${code.slice(4)}`.toLowerCase())).toBe(code);
      }),
    );
    for (const text of ["", "ABCD", "ABCDEFGH2", "0BCDEFGH", "ABCDEFGI", "äBCDEFGH", "ABCDEFG\u0000"])
      expect(readTypedCode(text)).toBeNull();
  });

  test("counts as sent at once in its window, the one after it and the one before, and in no other", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: OPENS + CODE_WINDOW * 5, max: CLOSES }),
        fc.integer({ min: -4, max: 4 }),
        (now, off) => {
          const verdict = judgeCode(codeAt(now + off * CODE_WINDOW), ground(now));
          if (Math.abs(off) <= 1) expect(verdict).toEqual({ kind: "now" });
          else expect(verdict.kind).toBe(off < 0 ? "late" : "wrong");
        },
      ),
    );
  });

  test("sent later, proves exactly when it was shown", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 2 * CODE_WINDOW, max: 24 * HOUR }), (seen, later) => {
        const verdict = judgeCode(codeAt(seen), ground(seen + later));
        expect(verdict).toEqual({ kind: "late", at: Math.max(OPENS, Math.floor(seen / CODE_WINDOW) * CODE_WINDOW) });
      }),
    );
  });

  test("sent after the client's hours, is too old", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 48 }), (seen, lateHours) => {
        const ended = (findCodeWindow(seen) + 1) * CODE_WINDOW;
        const kindAt = (now: number) => judgeCode(codeAt(seen), ground(now, { lateHours })).kind;
        expect([kindAt(ended + lateHours * HOUR), kindAt(ended + lateHours * HOUR + 1)]).toEqual(["late", "old"]);
      }),
    );
    expect(judgeCode(codeAt(START), ground(START + HOUR, { lateHours: 0 })).kind).toBe("old");
  });

  test("of another slot, of another day, or of a moment at which nobody can sign, is wrong", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 24 * HOUR }), (seen, later) => {
        const now = seen + later;
        expect(judgeCode(codeAt(seen, "other"), ground(now)).kind).toBe("wrong");
        expect(judgeCode(codeAt(seen - 24 * HOUR), ground(now)).kind).toBe("wrong");
        expect(judgeCode("typed wrongly", ground(now)).kind).toBe("wrong");
      }),
    );
    expect(judgeCode(codeAt(OPENS - 2 * CODE_WINDOW), ground(OPENS + HOUR)).kind).toBe("wrong");
    expect(judgeCode(codeAt(CLOSES + 2 * CODE_WINDOW), ground(CLOSES + HOUR)).kind).toBe("wrong");
  });

  test("is not taken before the slot can be signed", () => {
    expect(judgeCode(codeAt(OPENS), ground(OPENS - 1)).kind).toBe("closed");
    expect(judgeCode(codeAt(OPENS), ground(OPENS)).kind).toBe("now");
  });

  test.each([
    [{ signingLateHours: 2 }, 2],
    [{ signingLateHours: 0 }, 0],
    [{ signingLateHours: 169 }, 24],
    [{ signingLateHours: "2" }, 24],
    [null, 24],
  ])("%j: it may come %d hours later", (config, hours) => expect(readLateHours(config)).toBe(hours));
});

describe("decisions 11: the QR of a slot", () => {
  test("is an address that holds the slot and its code, read by the page itself or from a scan", () => {
    const code = codeAt(START);
    const path = writeSigningPath("per", "slot", code);
    expect(path).toBe(`/classroom/per#sign=slot.${code}`);
    expect(readSigningFragment(path.slice(path.indexOf("#")))).toEqual({ slotSlug: "slot", code });
    expect(readScanned(`https://academiz.example${path}`)).toEqual({ slotSlug: "slot", code });
    expect(readScanned(code)).toEqual({ slotSlug: null, code });
  });
  test.each([
    "",
    "#",
    "#token=abc",
    "#sign=slot",
    "#sign=slot.",
    "#sign=.ABCDEFGH",
    "#sign=slot.ABC",
    "#sign=a/b.ABCDEFGH",
  ])("and no other fragment is one: %s", (fragment) => expect(readSigningFragment(fragment)).toBeNull());
  test.each(["https://other.example/", "WIFI:S:x;;", "hello"])("and no other QR is one: %s", (text) =>
    expect(readScanned(text)).toBeNull(),
  );
});

describe("decisions 11: a drawn signature", () => {
  test("is strokes inside the box, or a typed name", () => {
    expect(readDrawing("M0 0L300 100M5 5L5 5")).toEqual({ kind: "strokes", path: "M0 0L300 100M5 5L5 5" });
    expect(readDrawing("typed:Zoé Émond")).toEqual({ kind: "typed", name: "Zoé Émond" });
    expect(readDrawing(writeTyped("  Ada \n Lovelace "))).toEqual({ kind: "typed", name: "Ada Lovelace" });
  });
  test.each([
    "",
    "M0 0",
    "L1 1",
    "M0 0L301 0",
    "M0 0L0 101",
    "M0 0L-1 0",
    "M0 0 L1 1",
    "M0 0L1.5 1",
    "M0 0C1 1 2 2 3 3",
    'M0 0L1 1"/><script>',
    "typed:",
    "typed: ",
    "typed:a\nb",
    "typed:a\u202eb",
    `typed:${"a".repeat(101)}`,
    `M0 0${"L1 1".repeat(3_000)}`,
  ])("and nothing else: %j", (text) => expect(readDrawing(text)).toBeNull());

  test("whatever is drawn in the box is read as it was drawn, up to its limits", () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 100 }));
    const stroke = fc.array(point, { minLength: 2, maxLength: 50 });
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 5 }), (strokes) => {
        const path = strokes.map((one) => `M${one.map(([x, y]) => `${x} ${y}`).join("L")}`).join("");
        expect(readDrawing(path)).toEqual({ kind: "strokes", path });
      }),
    );
  });
});
