// Knows what attendance sheets say, and what about signatures is worth a look.
import { describe, expect, it } from "vitest";
import {
  type AttendanceSheet,
  cleanZone,
  findSignatureWarnings,
  findTrainerWarnings,
  type Mark,
  readHalfDay,
  wordPage,
  wordSheet,
} from "../index.ts";

const SHEET: AttendanceSheet = {
  issuer: "Académie",
  course: "First aid",
  session: "Morning group",
  startAt: "2026-11-27T08:00:00.000Z",
  endAt: "2026-11-27T11:30:00.000Z",
  place: "Room 1",
  videoLink: null,
  trainer: "Trainer Demo",
  trainerMark: null,
  people: [],
  hash: null,
  brokenAt: null,
};
const signed = {
  kind: "SIGNED",
  at: "2026-11-27T08:03:00.000Z",
  reason: null,
  isSentLate: false,
  isDrawn: false,
} as const;

describe("decisions 11: the sheet of a slot", () => {
  it("says what was held, on which day, from when to when, where and by whom, on the clock of its reader", () => {
    const { facts, title, trainer } = wordSheet(SHEET, "en", "Europe/Paris");
    expect(title).toBe("Attendance sheet");
    expect(facts.map(({ name }) => name)).toEqual(["Date", "Hours", "Duration", "Place", "Trainer"]);
    expect(facts.map(({ value }) => value.replace(/\s/g, " "))).toEqual([
      "Friday, 27 November 2026",
      "09:00 – 12:30 (Europe/Paris)",
      "3 h 30 min",
      "Room 1",
      "Trainer Demo",
    ]);
    expect(trainer).toEqual({ name: "Trainer: Trainer Demo", value: "Has not signed", isDrawn: false });
    expect(wordSheet(SHEET, "fr", "Europe/Paris").title).toBe("Feuille d’émargement");
  });

  it("says when each person signed, or who marked them as there or not, and why", () => {
    const say = (mark: object) =>
      wordSheet({ ...SHEET, people: [{ name: "Ann", mark: { ...signed, ...mark } }] }, "en", "Europe/Paris").rows[0]
        ?.value;
    expect(say({})).toBe("Signed at 09:03");
    expect(say({ isSentLate: true })).toBe("Signed at 09:03, sent later");
    expect(say({ at: "2026-11-28T08:00:00.000Z" })).toBe("Signed on Saturday, 28 November 2026, 09:00");
    expect(say({ kind: "PRESENT", reason: "no phone" })).toBe("Present – no phone");
    expect(say({ kind: "ABSENT", reason: "ill" })).toBe("Absent – ill");
    expect(wordSheet({ ...SHEET, people: [{ name: "Ann", mark: null }] }, "en", "UTC").rows[0]?.value).toBe(
      "Has not signed",
    );
  });

  it("names the half of the day above the signatures", () => {
    const halfOf = (startAt: string, endAt: string, zone = "UTC") => readHalfDay({ startAt, endAt }, zone);
    expect(halfOf("2026-01-01T09:00:00Z", "2026-01-01T12:30:00Z")).toBe("morning");
    expect(halfOf("2026-01-01T13:00:00Z", "2026-01-01T17:00:00Z")).toBe("afternoon");
    expect(halfOf("2026-01-01T18:30:00Z", "2026-01-01T20:00:00Z")).toBe("evening");
    expect(halfOf("2026-01-01T09:00:00Z", "2026-01-01T17:00:00Z")).toBe("day");
    expect(halfOf("2026-01-01T11:30:00Z", "2026-01-01T12:30:00Z", "Europe/Paris")).toBe("afternoon");
    expect(wordSheet(SHEET, "fr", "Europe/Paris").columns).toEqual(["Nom", "Matin"]);
    expect([cleanZone("Nowhere/Else"), cleanZone(""), cleanZone("Europe/Paris")]).toEqual([
      "UTC",
      "UTC",
      "Europe/Paris",
    ]);
  });

  it("0089 says where one signature stands for a morning and an afternoon", () => {
    const day = { ...SHEET, endAt: "2026-11-27T16:00:00.000Z" };
    const tell = (startAt: string) => wordSheet({ ...day, startAt }, "en", "Europe/Paris").facts.at(-1);
    expect(tell(SHEET.startAt)).toEqual({ name: "Signatures", value: "One for both half-days" });
    expect(tell("2026-11-27T10:30:00.000Z")?.name).toBe("Trainer");
  });

  it("ends with the fingerprint of its chain, or with where the chain is broken", () => {
    const chain = (more: object) => wordSheet({ ...SHEET, ...more }, "en", "UTC").chain;
    expect(chain({})).toBe("No signature was recorded.");
    expect(chain({ hash: "abc" })).toBe("Fingerprint of the last signature (SHA-256): abc");
    expect(chain({ hash: "abc", brokenAt: 3 })).toBe("The chain of signatures does not hold from mark 3.");
    expect([wordPage("fr", 1, 2), wordPage("en", 1, 2)]).toEqual(["Page 1 sur 2", "Page 1 of 2"]);
  });
});

describe("decisions 11: what about signatures is worth a look", () => {
  const MINUTE = 60_000;
  const slot = { opensAt: -15 * MINUTE, endAt: 180 * MINUTE, closesAt: 210 * MINUTE, isWholeDay: false };
  const mark = (userId: string, minute: number, more: Partial<Mark> = {}): Mark => ({
    ...{ userId, kind: "SIGNED", byId: userId, reason: null },
    at: new Date(minute * MINUTE).toISOString(),
    ...more,
  });
  const kinds = (...marks: readonly Mark[]) => findSignatureWarnings(marks, slot).map(({ kind }) => kind);

  it("is nothing where people signed during the slot", () => {
    expect(kinds(mark("ann", 0), mark("ben", 5), mark("eve", 179))).toEqual([]);
    expect(kinds()).toEqual([]);
  });

  it("0089 says that one signature stands for two half-days, before anybody signs", () => {
    expect(findSignatureWarnings([], { ...slot, isWholeDay: true })).toEqual([{ kind: "whole-day" }]);
  });

  it("names those who signed outside the window, and not those who were marked", () => {
    expect(findSignatureWarnings([mark("ann", -16), mark("ben", 211)], slot)).toEqual([
      { kind: "outside", userIds: ["ann", "ben"] },
    ]);
    expect(kinds(mark("ann", -16, { kind: "PRESENT" }))).toEqual([]);
  });

  it("tells once it is over that no trainer is named, or that the named one has not signed", () => {
    const { endAt } = slot;
    const taught = mark("tom", 181, { kind: "TRAINER" });
    const after = (trainerId: string | null, ...marks: readonly Mark[]) =>
      findTrainerWarnings(marks, { endAt, trainerId }, endAt).map(({ kind }) => kind);
    expect(findTrainerWarnings([], { endAt, trainerId: null }, endAt - 1)).toEqual([]);
    expect([after(null, mark("tom", 0)), after("tom", mark("tom", 0))]).toEqual([["no-trainer"], ["trainer-unsigned"]]);
    expect([after(null, taught), after("tom", taught), after("eve", taught)]).toEqual([[], [], ["trainer-unsigned"]]);
  });

  it("tells when nearly everybody signed at the end", () => {
    const late = [170, 175, 181, 200].map((minute, at) => mark(`p${at}`, minute));
    expect(kinds(...late)).toEqual(["all-at-the-end"]);
    expect(kinds(...late, mark("ann", 0))).toEqual(["all-at-the-end"]);
    expect(kinds(...late, mark("ann", 0), mark("ben", 0))).toEqual([]);
    expect(kinds(...late.slice(0, 2))).toEqual([]);
  });

  it("tells two drawings that look the same, wherever in the box and however large they are", () => {
    const wave = "M10 20L30 40L50 10L70 60L90 30";
    const moved = "M20 25L40 45L60 15L80 65L100 35";
    const other = "M10 20L30 20L50 20L70 22L200 90";
    const drawn = (userId: string, drawing: string) => mark(userId, 1, { drawing });
    expect(findSignatureWarnings([drawn("ann", wave), drawn("ben", moved), drawn("eve", other)], slot)).toEqual([
      { kind: "same", userIds: ["ann", "ben"] },
    ]);
    expect(kinds(drawn("ann", "typed:Ann"), drawn("ben", "typed:Ann"))).toEqual([]);
  });

  it("tells the drawings that look the same together, however many there are and wherever among the signatures", () => {
    const draw = (seed: number) =>
      `M${[3, 7, 11, 13, 17, 19].map((step) => `${(seed * step * 7) % 250} ${(seed * step * step) % 90}`).join("L")}`;
    const drawn = (at: number, drawing: string) => mark(`p${at}`, 1, { drawing });
    const many = Array.from({ length: 300 }, (_, at) => mark(`typed${at}`, 1, { drawing: "typed:Ann" }));
    const apart = [1, 2, 5, 9].map((seed) => drawn(seed, draw(seed)));
    expect(kinds(...many, ...apart)).toEqual([]);
    const copies = [20, 21, 22].map((at) => drawn(at, draw(2)));
    expect(findSignatureWarnings([...many, ...apart, ...copies], slot)).toEqual([
      { kind: "same", userIds: ["p2", "p20", "p21", "p22"] },
    ]);
  });
});
