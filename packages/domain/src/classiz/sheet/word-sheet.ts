// Knows the words of an attendance sheet of one slot: what was held, by whom, and who was there (decisions 11).
import type { Locale } from "../../wording/index.ts";
import type { Mark } from "../marks.ts";
import { HALF_DAYS, isWholeDay, readHalfDay } from "./half-day.ts";
import { wordHeld } from "./held-at.ts";
import { createClock, wordSlotTimes } from "./slot-times.ts";

/** What a sheet says of a signature. */
export interface SheetMark extends Pick<Mark, "kind" | "at" | "reason"> {
  /** It was made without a network, and arrived later. */
  readonly isSentLate: boolean;
  readonly isDrawn: boolean;
}
/** One slot with everybody enrolled in it, as it stands now. ISO timestamps. */
export interface AttendanceSheet {
  readonly issuer: string;
  readonly course: string;
  readonly session: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly place: string | null;
  readonly videoLink: string | null;
  /** Null: the slot names nobody. */
  readonly trainer: string | null;
  /** Null: they have not signed. */
  readonly trainerMark: SheetMark | null;
  readonly people: readonly { readonly name: string; readonly mark: SheetMark | null }[];
  /** The hash of the newest mark; null without marks. */
  readonly hash: string | null;
  /** The number of the first mark that was changed; null when all hold. */
  readonly brokenAt: number | null;
}
export interface SheetLine {
  readonly name: string;
  readonly value: string;
}
/** All that stands on it, in the order in which it is read. */
export interface SheetWords {
  readonly language: Locale;
  readonly title: string;
  readonly issuer: string;
  readonly course: string;
  readonly session: string;
  readonly facts: readonly SheetLine[];
  readonly columns: readonly [name: string, mark: string];
  readonly rows: readonly (SheetLine & { readonly isDrawn: boolean })[];
  /** Shown where nobody is enrolled. */
  readonly nobody: string;
  readonly trainer: SheetLine & { readonly isDrawn: boolean };
  /** Where the client’s own signature and pictogram stand. */
  readonly client: string;
  readonly chain: string;
  /** Stands before the name of a person who drew a signature, for whoever does not see it. */
  readonly drawn: string;
  readonly undrawn: string;
}

const NBSP = "\u00a0";
const TEXTS = {
  fr: {
    title: "Feuille d’émargement",
    date: "Date",
    hours: "Horaires",
    duration: "Durée",
    place: "Lieu",
    trainer: "Formateur",
    signatures: "Signatures",
    once: "Une seule pour les deux demi-journées",
    name: "Nom",
    nobody: "Personne n’est inscrit.",
    unnamed: "Non désigné",
    open: "N’a pas signé",
    signed: "A signé à",
    signedOn: "A signé le",
    late: "envoyé plus tard",
    present: "Présent",
    absent: "Absent",
    client: "Pour",
    chainEmpty: "Aucune signature n’a été enregistrée.",
    chain: `Empreinte de la dernière signature (SHA-256)${NBSP}:`,
    broken: `La chaîne des signatures ne tient plus à partir de l’émargement${NBSP}`,
    drawn: "Signature dessinée de",
    undrawn: "Certains caractères ne peuvent pas être imprimés.",
  },
  en: {
    title: "Attendance sheet",
    date: "Date",
    hours: "Hours",
    duration: "Duration",
    place: "Place",
    trainer: "Trainer",
    signatures: "Signatures",
    once: "One for both half-days",
    name: "Name",
    nobody: "Nobody is enrolled.",
    unnamed: "Nobody named",
    open: "Has not signed",
    signed: "Signed at",
    signedOn: "Signed on",
    late: "sent later",
    present: "Present",
    absent: "Absent",
    client: "For",
    chainEmpty: "No signature was recorded.",
    chain: "Fingerprint of the last signature (SHA-256):",
    broken: "The chain of signatures does not hold from mark ",
    drawn: "Drawn signature of",
    undrawn: "Some letters could not be printed.",
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** `zone`: the time zone in which times are told; UTC where it does not exist. */
export function wordSheet(sheet: AttendanceSheet, language: Locale, zone: string): SheetWords {
  const texts = TEXTS[language];
  const { timeZone, day, time } = createClock(language, zone);
  const times = wordSlotTimes(sheet, language, zone);
  const { startAt, issuer } = sheet;
  const say = (mark: SheetMark | null): string => {
    if (mark === null) return texts.open;
    const reason = mark.reason ? ` – ${mark.reason}` : "";
    if (mark.kind === "PRESENT") return texts.present + reason;
    if (mark.kind === "ABSENT") return texts.absent + reason;
    const isSameDay = day(mark.at) === day(startAt);
    const at = isSameDay ? `${texts.signed} ${time(mark.at)}` : `${texts.signedOn} ${day(mark.at)}, ${time(mark.at)}`;
    return mark.isSentLate ? `${at}, ${texts.late}` : at;
  };
  return {
    language,
    title: texts.title,
    issuer,
    course: sheet.course,
    session: sheet.session,
    facts: [
      { name: texts.date, value: times.day },
      { name: texts.hours, value: `${times.hours} (${timeZone})` },
      { name: texts.duration, value: times.duration },
      { name: texts.place, value: wordHeld(sheet, language) },
      { name: texts.trainer, value: sheet.trainer ?? texts.unnamed },
      ...(isWholeDay(sheet, timeZone) ? [{ name: texts.signatures, value: texts.once }] : []),
    ],
    columns: [texts.name, HALF_DAYS[language][readHalfDay(sheet, timeZone)]],
    rows: sheet.people.map(({ name, mark }) => ({ name, value: say(mark), isDrawn: mark?.isDrawn ?? false })),
    nobody: texts.nobody,
    trainer: {
      name: `${texts.trainer}${language === "fr" ? NBSP : ""}: ${sheet.trainer ?? texts.unnamed}`,
      value: say(sheet.trainerMark),
      isDrawn: sheet.trainerMark?.isDrawn ?? false,
    },
    client: `${texts.client} ${issuer}`,
    chain:
      sheet.brokenAt !== null
        ? `${texts.broken}${sheet.brokenAt}.`
        : sheet.hash === null
          ? texts.chainEmpty
          : `${texts.chain} ${sheet.hash}`,
    drawn: texts.drawn,
    undrawn: texts.undrawn,
  };
}

/** The line at the foot of each page. */
export const wordPage = (language: Locale, page: number, pages: number): string =>
  language === "fr" ? `Page ${page} sur ${pages}` : `Page ${page} of ${pages}`;
