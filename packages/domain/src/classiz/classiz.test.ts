// Knows the rules of classroom sessions: when a slot is signed, what signatures prove, and what attendance comes to.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ChainedMark,
  canSign,
  chainMark,
  chainMarks,
  DEFAULT_SIGNING,
  endsAt,
  findBroken,
  findTaught,
  isThere,
  judgeAttendance,
  judgeMark,
  judgePresences,
  judgeSigningConfig,
  judgeSlot,
  keyMean,
  type Mark,
  type PresenceRow,
  putSigningRules,
  readClassizRules,
  readLastMarks,
  readMeanDescriptions,
  readMeanKey,
  readMeanTitles,
  readPresenceFile,
  readSigningRules,
  readSigningWindow,
  writePresenceHeader,
  writePresenceRow,
} from "./index.ts";

const MINUTE = 60_000;

describe("decisions 11: a slot", () => {
  const plan = { startAt: 0, endAt: 60 * MINUTE, place: "Room", videoLink: null };
  const paths = (more: object) => judgeSlot({ ...plan, ...more }).map(({ path }) => path[0]);
  test("ends after it starts, within a day, somewhere", () => {
    expect(paths({})).toEqual([]);
    expect(paths({ endAt: 0 })).toEqual(["endAt"]);
    expect(paths({ endAt: 24 * 60 * MINUTE })).toEqual([]);
    expect(paths({ endAt: 24 * 60 * MINUTE + 1 })).toEqual(["endAt"]);
    expect(paths({ place: null })).toEqual(["place"]);
    expect(paths({ place: null, videoLink: "https://meet.example/abc" })).toEqual([]);
  });
  test.each(["http://meet.example", "javascript:alert(1)", "https://user@meet.example", "https://a b", "//meet"])(
    "its video link is https and nothing else: %s",
    (videoLink) => expect(paths({ videoLink })).toEqual(["videoLink"]),
  );

  test("is signed from 15 minutes before its start until 30 after its end, or as the client says", () => {
    const at = (minutes: number, window = DEFAULT_SIGNING) => canSign(plan, window, minutes * MINUTE);
    expect([-15.01, -15, 0, 90, 90.01].map((minutes) => at(minutes))).toEqual([false, true, true, true, false]);
    const own = readSigningWindow({ signingWindow: { before: 0, after: 5 } });
    expect([-0.01, 0, 65, 65.01].map((minutes) => at(minutes, own))).toEqual([false, true, true, false]);
  });
  test("what a client says of signatures stands in its config beside everything else, and is read as it was put", () => {
    const rules = { before: 60, after: 0, lateHours: 168 };
    const config = putSigningRules({ own: 1 }, rules);
    expect(config).toEqual({ own: 1, signingWindow: { before: 60, after: 0 }, signingLateHours: 168 });
    expect(readSigningRules(config)).toEqual(rules);
    expect(readSigningRules({})).toEqual({ before: 15, after: 30, lateHours: 24 });
  });
  test.each([
    [{}, []],
    [{ signingWindow: { before: 0, after: 1_440 }, signingLateHours: 0 }, []],
    [{ signingWindow: { before: 0, after: 1_441 } }, ["signingWindow"]],
    [{ signingWindow: null, signingLateHours: 169 }, ["signingWindow", "signingLateHours"]],
    [{ signingLateHours: "2" }, ["signingLateHours"]],
  ])("a config that nobody could read is told, part by part: %j", (config, parts) =>
    expect(judgeSigningConfig(config).map(({ path }) => path)).toEqual(parts.map((part) => ["config", part])),
  );
  test.each([
    null,
    {},
    { signingWindow: 5 },
    { signingWindow: { before: -1, after: 5 } },
    { signingWindow: { before: 1 } },
  ])("a window that cannot be read is the default: %j", (config) =>
    expect(readSigningWindow(config)).toEqual(DEFAULT_SIGNING),
  );
});

describe("decisions 11: marks are chained", () => {
  /** Not a real digest, but it tells texts apart, which is enough here. */
  const digest = (text: string) => `#${text}`;
  const markArbitrary = fc.record<Mark>({
    userId: fc.constantFrom("ann", "ben"),
    kind: fc.constantFrom("SIGNED", "PRESENT", "ABSENT"),
    byId: fc.constantFrom("ann", "tom"),
    at: fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"),
    reason: fc.option(fc.string({ maxLength: 3 })),
  });
  const chain = (marks: readonly Mark[]) => {
    const chained: ChainedMark[] = [];
    for (const mark of marks) chained.push(chainMark("slot", chained.at(-1) ?? null, mark, digest));
    return chained;
  };

  test("a chain holds as long as nothing was changed", () => {
    fc.assert(
      fc.property(fc.array(markArbitrary, { maxLength: 5 }), (marks) => {
        expect(findBroken("slot", chain(marks), digest)).toBeNull();
      }),
    );
  });

  test("a mark that was changed, removed, reordered or brought from another slot is found", () => {
    fc.assert(
      fc.property(fc.array(markArbitrary, { minLength: 2, maxLength: 4 }), fc.nat(), (marks, seed) => {
        const whole = chain(marks);
        const at = seed % (whole.length - 1);
        for (const [key, value] of Object.entries({
          userId: "eve",
          kind: "OTHER",
          byId: "eve",
          at: "x",
          reason: "\u0000",
        }))
          expect(
            findBroken(
              "slot",
              whole.map((one, index) => (index === at ? ({ ...one, [key]: value } as ChainedMark) : one)),
              digest,
            ),
          ).toBe(at + 1);
        expect(
          findBroken(
            "slot",
            whole.filter((_, index) => index !== at),
            digest,
          ),
        ).toBe(at + 1);
        expect(findBroken("slot", [...whole].reverse(), digest)).toBe(1);
        expect(findBroken("other", whole, digest)).toBe(1);
      }),
    );
  });

  test("a mark that was changed together with its own hash is found by the one after it", () => {
    fc.assert(
      fc.property(fc.array(markArbitrary, { minLength: 2, maxLength: 4 }), fc.nat(), (marks, seed) => {
        const whole = chain(marks);
        const at = seed % (whole.length - 1);
        const forged = chainMark(
          "slot",
          whole[at - 1] ?? null,
          { ...(whole[at] as ChainedMark), userId: "eve" },
          digest,
        );
        const changed = whole.map((one, index) => (index === at ? forged : one));
        expect(findBroken("slot", changed, digest)).toBe(at + 2);
      }),
    );
  });

  test("a chain that is made and checked in portions is the same as one made at once", () => {
    fc.assert(
      fc.property(fc.array(markArbitrary, { maxLength: 6 }), fc.nat(6), (marks, at) => {
        const whole = chain(marks);
        expect(chainMarks("slot", null, marks, digest)).toEqual(whole);
        const [first, rest] = [whole.slice(0, at), whole.slice(at)];
        const end = first.at(-1) ?? null;
        expect(chainMarks("slot", end, marks.slice(at), digest)).toEqual(rest);
        expect(findBroken("slot", rest, digest, end)).toBeNull();
        if (end && rest.length > 0) expect(findBroken("slot", rest, digest, null)).toBe(1);
      }),
    );
  });

  test("it ends at its head, and nowhere else", () => {
    fc.assert(
      fc.property(fc.array(markArbitrary, { maxLength: 4 }), fc.nat(4), (marks, at) => {
        const whole = chain(marks);
        const head = whole.at(-1) ?? null;
        expect(endsAt(head, head)).toBe(true);
        expect(endsAt(whole[at] ?? null, head)).toBe(at === whole.length - 1 || whole.length === 0);
        if (head) expect(endsAt({ ...head, hash: "#other" }, head)).toBe(false);
        expect(endsAt(head, null)).toBe(head === null);
      }),
    );
  });

  test("late arrival and a drawing are part of the hash; marks without either keep the hash that they always had", () => {
    const mark: Mark = { userId: "ann", kind: "SIGNED", byId: "ann", at: "a", reason: null };
    const former = `#${JSON.stringify(["", "slot", 1, "ann", "SIGNED", "ann", "a", null])}`;
    expect(chain([mark, { ...mark, arrivedAt: null, drawing: null }])[0]?.hash).toBe(former);
    const drawn = chain([{ ...mark, arrivedAt: "b", drawing: "M0 0L1 1" }, mark]);
    const first = drawn[0] as ChainedMark;
    expect(first.hash).not.toBe(former);
    expect(findBroken("slot", drawn, digest)).toBeNull();
    const broken = (more: Partial<ChainedMark>) =>
      findBroken("slot", [{ ...first, ...more }, ...drawn.slice(1)], digest);
    for (const more of [{ arrivedAt: null }, { arrivedAt: "c" }, { drawing: "M0 0L2 2" }, { drawingHash: "#x" }])
      expect(broken(more)).toBe(1);
    const [late] = chain([{ ...mark, arrivedAt: "b" }]) as [ChainedMark];
    expect(findBroken("slot", [{ ...late, arrivedAt: null }], digest)).toBe(1);
    // The drawing went with its person.
    expect(broken({ drawing: null })).toBeNull();
    expect(broken({ drawing: null, drawingHash: null })).toBe(1);
  });

  test("a trainer's signature says nothing of whether they were there as a learner", () => {
    const signed = { userId: "ann", kind: "SIGNED", byId: "ann", at: "a", reason: null } as const;
    const marks = chain([signed, { ...signed, kind: "TRAINER" }]);
    expect(readLastMarks(marks).get("ann")).toBe(marks[0]);
    expect(isThere({ kind: "TRAINER" })).toBe(false);
  });

  test("the trainer's signature is that of the person whom the slot names, and of no other; the newest where it names nobody", () => {
    const taught = (userId: string) => ({ userId, kind: "TRAINER", byId: userId, at: "a", reason: null }) as const;
    const marks = chain([taught("ann"), taught("bob"), { ...taught("cat"), kind: "SIGNED" }]);
    expect([findTaught(marks, "ann"), findTaught(marks, null)]).toEqual([marks[0], marks[1]]);
    expect([findTaught(marks, "cat"), findTaught([], null)]).toEqual([null, null]);
  });

  test("the newest mark of each person counts", () => {
    const [first, second] = chain([
      { userId: "ann", kind: "SIGNED", byId: "ann", at: "a", reason: null },
      { userId: "ann", kind: "ABSENT", byId: "tom", at: "b", reason: "left" },
    ]);
    expect(readLastMarks([first, second] as ChainedMark[]).get("ann")).toBe(second);
    expect([isThere(first), isThere(second), isThere(undefined), isThere({ kind: "PRESENT" })]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe("decisions 11: who runs a slot says who was there", () => {
  const absent = { kind: "ABSENT", reason: "ill" } as const;
  test.each([
    [{ isPresent: true, reason: "seen" }, null, 0, "possible"],
    [{ isPresent: true, reason: "seen" }, null, -1, "early"],
    [{ isPresent: true, reason: "" }, null, 0, "unreasoned"],
    [{ isPresent: false, reason: "ill" }, absent, -1, "same"],
    [{ isPresent: false, reason: "late" }, absent, 0, "possible"],
    [{ isPresent: true, reason: "ill" }, absent, 0, "possible"],
    [{ isPresent: true, reason: "" }, { kind: "SIGNED", reason: null }, 0, "same"],
    [{ isPresent: false, reason: "" }, { kind: "SIGNED", reason: null }, 0, "unreasoned"],
  ] as const)("%j after %j, %d ms from the start: %s", (claim, last, now, verdict) => {
    expect(judgeMark(claim, last, 0, now)).toBe(verdict);
  });

  test("decisions 2: a session of one product is not that of another, whatever its slug", () => {
    expect(keyMean("abc", "spring")).toBe("abc/spring");
    expect(readMeanKey("abc/x/y")).toEqual({ productSlug: "abc", mean: "x/y" });
    for (const word of ["", "spring", "/", "/spring", "abc/"]) expect(readMeanKey(word)).toBeNull();
    const slug = fc.stringMatching(/^[a-z0-9]{1,4}$/);
    fc.assert(
      fc.property(slug, slug, fc.string(), fc.string(), (one, other, mean, another) => {
        expect(keyMean(one, mean) === keyMean(other, another)).toBe(one === other && mean === another);
      }),
    );
  });
});

describe("decisions 10: attendance", () => {
  const slot = (isThere: boolean) => ({ duration: 3_600, isThere });
  test.each([
    [[], 100, "NOT_STARTED", 0, 0],
    [[slot(false)], 0, "NOT_STARTED", 0, 0],
    [[slot(true), slot(false)], 100, "STARTED", 50, 3_600],
    [[slot(true), slot(false)], 50, "COMPLETE", 50, 3_600],
    [[slot(true), slot(true)], 100, "COMPLETE", 100, 7_200],
  ] as const)("%j of which %d percent are required", (slots, share, status, percentage, time) => {
    expect(judgeAttendance(slots, share)).toEqual({ status, percentage, time });
  });

  test("the content says what learners read of its sessions", () => {
    const content = {
      means: [
        { slug: "a", title: " A ", description: " Wear\nboots " },
        { slug: "b", description: " " },
      ],
    };
    expect([readMeanTitles(content), readMeanDescriptions(content)]).toEqual([{ a: "A" }, { a: "Wear\nboots" }]);
    expect([readMeanTitles(null), readMeanDescriptions({ means: [{ slug: "a", description: 1 }] })]).toEqual([{}, {}]);
  });

  test("the content says the sessions and the share; every slot where it says nothing", () => {
    const rules = { config: { params: { requiredShare: 80 } }, means: [{ slug: "a" }, { slug: "b" }] };
    expect(readClassizRules(rules)).toEqual({ means: ["a", "b"], requiredShare: 80 });
    for (const share of [undefined, "80", -1, 101])
      expect(readClassizRules({ ...rules, config: { params: { requiredShare: share } } }).requiredShare).toBe(100);
    expect(readClassizRules(null)).toEqual({ means: [], requiredShare: 100 });
  });
});

describe("§7.113 §7.114 the file of who was there", () => {
  const text = fc.string({ maxLength: 8 }).map((one) => one.trim());
  const rowArbitrary = fc.record<PresenceRow>({
    slot: fc.stringMatching(/^[a-z0-9]{10}$/),
    startAt: fc.constant("2026-01-01T09:00:00.000Z"),
    endAt: fc.constant("2026-01-01T10:00:00.000Z"),
    login: fc.stringMatching(/^[=+@-]?[a-z]{1,8}$/),
    lastname: text,
    firstname: text,
    presence: fc.constantFrom("PRESENT", "ABSENT", null),
    reason: fc.constantFrom("", "ill", "=1+1", "'=x", "-2", "@home"),
    markedAt: fc.constant(""),
  });

  test("attack 70: reads back as it was written, in both languages, and no cell is a formula", () => {
    fc.assert(
      fc.property(fc.constantFrom("fr" as const, "en" as const), fc.array(rowArbitrary), (locale, rows) => {
        const lines = [writePresenceHeader(locale), ...rows.map((row) => writePresenceRow(row, locale))];
        for (const cell of lines.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        const read = readPresenceFile(lines);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        expect(read.value.map(({ line: _, ...one }) => one)).toEqual(
          rows.map(({ slot, login, presence, reason }) => ({ slot, login, presence, reason })),
        );
      }),
    );
  });

  test("columns may stand in any order, and those that only inform may be absent; blank lines are skipped", () => {
    const lines = [
      ["Présence", "slot", "LOGIN"],
      ["Présent", "s1", "ann"],
      ["", " ", ""],
      ["", "s1", "ben"],
    ];
    expect(readPresenceFile(lines)).toEqual({
      ok: true,
      value: [
        { line: 2, slot: "s1", login: "ann", presence: "PRESENT", reason: "" },
        { line: 4, slot: "s1", login: "ben", presence: null, reason: "" },
      ],
    });
  });

  test("§7.114 a file of a former version, whose dates had another header, can still be read", () => {
    const [, ...others] = writePresenceHeader("fr");
    const row = ["s1", "", "", "ann", "", "", "présent", "", ""];
    for (const first of ["Séance", "créneau"])
      expect(readPresenceFile([[first, ...others], row])).toMatchObject({ ok: true, value: [{ slot: "s1" }] });
  });

  test("each cell that is wrong is told", () => {
    expect(readPresenceFile([["slot", "login"]])).toMatchObject({ error: [{ path: [1, "presence"] }] });
    expect(readPresenceFile([])).toMatchObject({ ok: false });
    const bad = [
      ["slot", "login", "presence", "reason"],
      ["s", "a", "maybe", ""],
      ["s", "b", "absent", "x".repeat(501)],
    ];
    expect(readPresenceFile(bad)).toMatchObject({ error: [{ path: [2, "presence"] }, { path: [3, "reason"] }] });
  });

  test("§7.114 a NUL character is told with its line: no text that is kept has one", () => {
    const lines = [
      ["slot", "login", "presence", "reason"],
      ["s", "a", "absent", "x\u0000"],
    ];
    expect(readPresenceFile(lines)).toMatchObject({ error: [{ path: [2] }] });
  });

  test("§7.114 a file gives the marks that it changes, in its order; a fault in any line fails the whole file", () => {
    const line = (line: number, login: string, presence: "PRESENT" | "ABSENT" | null, reason = "seen") => ({
      line,
      slot: "s",
      login,
      presence,
      reason,
    });
    const known = new Map([
      ["ann", { userId: "1", mark: null }],
      ["ben", { userId: "2", mark: { kind: "PRESENT", reason: "seen" } as const }],
    ]);
    const ground = {
      findStart: (slot: string) => (slot === "s" ? 10 : undefined),
      findPerson: (_: string, login: string) => known.get(login),
      now: 10,
      markerId: "3",
    };
    expect(judgePresences([line(2, "ben", "ABSENT"), line(3, "ann", "PRESENT")], ground)).toEqual({
      ok: true,
      value: [
        { slot: "s", userId: "2", kind: "ABSENT", reason: "seen" },
        { slot: "s", userId: "1", kind: "PRESENT", reason: "seen" },
      ],
    });
    expect(judgePresences([line(2, "ben", "PRESENT"), line(3, "ann", null, "")], ground)).toEqual({
      ok: true,
      value: [],
    });
    const own = { ...ground, markerId: "1" };
    expect(judgePresences([line(2, "ann", "PRESENT")], own)).toMatchObject({ error: [{ path: [2, "login"] }] });
    expect(judgePresences([line(2, "ben", "PRESENT")], { ...ground, markerId: "2" })).toEqual({ ok: true, value: [] });
    const faulty = [
      line(2, "ann", "PRESENT", ""),
      { ...line(3, "ann", "PRESENT"), slot: "t" },
      line(4, "eve", null),
      line(5, "ann", "ABSENT"),
    ];
    const read = judgePresences(faulty, ground);
    expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual([
      [2, "reason"],
      [3, "slot"],
      [4, "login"],
      [5, "login"],
    ]);
    expect(judgePresences([line(2, "ann", "PRESENT")], { ...ground, now: 9 })).toMatchObject({
      error: [{ path: [2, "presence"] }],
    });
  });
});
