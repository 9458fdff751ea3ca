// Knows the words of the programme of a session: what it is about, with whom, where, when and for how long (decisions
// 11). Days, hours and durations have the words of its sheets and attestations. No law is named.
import { writeDuration } from "../../certificates/index.ts";
import { cleanText } from "../../kernel/index.ts";
import type { Locale } from "../../wording/index.ts";
import { type ActionNature, NATURE_WORDS } from "../attesting/nature.ts";
import { HALF_DAYS, readHalfDay } from "../sheet/half-day.ts";
import { type HeldAt, wordHeld } from "../sheet/held-at.ts";
import { createClock, measureSlot, type SlotTimes, wordSlotTimes, wordSpan } from "../sheet/slot-times.ts";
import type { SheetLine } from "../sheet/word-sheet.ts";

/** A slot of the session. */
export interface ProgrammeSlot extends SlotTimes, HeldAt {
  /** Null: the slot names nobody. */
  readonly trainer: string | null;
}
/** A session as it is planned. */
export interface SessionProgramme {
  /** The organisation that holds the session. */
  readonly provider: string;
  readonly course: string;
  readonly session: string;
  readonly nature: ActionNature;
  /** What its author wrote of the classroom, and of the session; empty where nothing is written. */
  readonly description: string;
  readonly sessionDescription: string;
  /** The groups of people for whom it is; empty where it is for everybody, or for people by their names. */
  readonly groups: readonly string[];
  /** How its dates are signed: with the code that the trainer shows, or without one. */
  readonly signing: "code" | "free";
  /** At least one. */
  readonly slots: readonly ProgrammeSlot[];
  /** ISO timestamp. */
  readonly printedAt: string;
}
/** A heading and what stands below it. */
export interface ProgrammePart {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
/** All that stands on it, in the order in which it is read. */
export interface ProgrammeWords {
  readonly language: Locale;
  readonly title: string;
  readonly provider: string;
  readonly facts: readonly SheetLine[];
  /** What its author wrote. */
  readonly about: readonly ProgrammePart[];
  /** Above the table of dates. */
  readonly dates: string;
  /** Day, half-day, hours and duration; then where, or with whom, if that differs between dates. */
  readonly columns: readonly string[];
  /** By their start, each as long as the columns. */
  readonly rows: readonly (readonly string[])[];
  /** How it is proven who was there. */
  readonly presence: ProgrammePart;
  readonly printed: string;
  /** Where the provider's own signature and pictogram stand. */
  readonly signed: string;
  /** The text of the drawn signature, for whoever does not see it. */
  readonly drawnBy: string;
}

const TEXTS = {
  fr: {
    title: "Programme de la session",
    course: "Intitulé",
    session: "Session",
    nature: "Nature de l’action",
    groups: "Public",
    trainer: ["Formateur", "Formateurs"],
    unnamed: "Non désigné",
    place: ["Lieu", "Lieux"],
    both: "Lieu et formateur",
    dates: "Dates",
    duration: "Durée totale",
    counted: ["en 1 date", "en # dates"],
    provider: "Organisme",
    about: "Présentation",
    aboutSession: "Cette session",
    when: "Dates et horaires",
    columns: ["Date", "Demi-journée", "Horaires", "Durée"],
    presence: "Présence",
    signing: {
      code: "À chaque date, les participants signent eux-mêmes, avec le code que montre le formateur.",
      free: "À chaque date, les participants signent eux-mêmes.",
    },
    noted:
      "Le formateur note, avec un motif, la présence de ceux qui n’ont pas pu signer. La feuille d’émargement de chaque date en rend compte par demi-journée.",
    printed: "Imprimé le",
    signed: "Pour",
    drawn: "Signature de",
  },
  en: {
    title: "Session programme",
    course: "Title",
    session: "Session",
    nature: "Nature of the action",
    groups: "For",
    trainer: ["Trainer", "Trainers"],
    unnamed: "Nobody named",
    place: ["Place", "Places"],
    both: "Place and trainer",
    dates: "Dates",
    duration: "Total duration",
    counted: ["in 1 date", "in # dates"],
    provider: "Provider",
    about: "About",
    aboutSession: "This session",
    when: "Dates and hours",
    columns: ["Date", "Half-day", "Hours", "Duration"],
    presence: "Presence",
    signing: {
      code: "At each date, participants sign for themselves, with the code that the trainer shows.",
      free: "At each date, participants sign for themselves.",
    },
    noted:
      "The trainer notes, with a reason, the presence of those who could not sign. The attendance sheet of each date tells it by half-day.",
    printed: "Printed on",
    signed: "For",
    drawn: "Signature of",
  },
} as const;

/** `zone`: the time zone in which times are told; UTC where it is unknown. */
export function wordProgramme(planned: SessionProgramme, language: Locale, zone: string): ProgrammeWords {
  const texts = TEXTS[language];
  const { day, timeZone } = createClock(language, zone);
  const { provider } = planned;
  const slots = planned.slots.toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
  const places = list(slots.map((slot) => wordHeld(slot, language)));
  const trainers = list(slots.map(({ trainer }) => trainer ?? ""));
  const [differsIn, differsBy] = [
    places.length > 1,
    list(slots.map(({ trainer }) => trainer ?? texts.unnamed)).length > 1,
  ];
  const last = differsIn && differsBy ? texts.both : differsIn ? texts.place[0] : texts.trainer[0];
  const [date, halfDay, hours, duration] = texts.columns;
  const rows = slots.map((slot) => {
    const words = wordSlotTimes(slot, language, zone);
    const half = HALF_DAYS[language][readHalfDay(slot, timeZone)];
    const held = [differsIn && wordHeld(slot, language), differsBy && (slot.trainer ?? texts.unnamed)].filter(Boolean);
    return [words.day, half, words.hours, words.duration, ...(held.length > 0 ? [held.join(" – ")] : [])];
  });
  const seconds = slots.reduce((sum, slot) => sum + measureSlot(slot), 0);
  const counted = texts.counted[slots.length === 1 ? 0 : 1].replace("#", String(slots.length));
  return {
    language,
    title: texts.title,
    provider,
    facts: [
      { name: texts.course, value: planned.course },
      { name: texts.session, value: planned.session },
      { name: texts.nature, value: NATURE_WORDS[language][planned.nature] },
      ...(planned.groups.length > 0 ? [{ name: texts.groups, value: planned.groups.join(", ") }] : []),
      { name: texts.trainer[trainers.length > 1 ? 1 : 0], value: trainers.join(", ") || texts.unnamed },
      { name: texts.place[differsIn ? 1 : 0], value: places.join(" · ") },
      { name: texts.dates, value: wordSpan(slots, language, zone) },
      { name: texts.duration, value: `${writeDuration(seconds)} ${counted}` },
      { name: texts.provider, value: provider },
    ],
    about: [
      { heading: texts.about, paragraphs: cutParagraphs(planned.description) },
      { heading: texts.aboutSession, paragraphs: cutParagraphs(planned.sessionDescription) },
    ].filter(({ paragraphs }) => paragraphs.length > 0),
    dates: texts.when,
    columns: [date, halfDay, `${hours} (${timeZone})`, duration, ...(differsIn || differsBy ? [last] : [])],
    rows,
    presence: { heading: texts.presence, paragraphs: [`${texts.signing[planned.signing]} ${texts.noted}`] },
    printed: `${texts.printed} ${day(planned.printedAt)}.`,
    signed: `${texts.signed} ${provider}`,
    drawnBy: `${texts.drawn} ${provider}`,
  };
}

/** Each once; empty ones are left out. */
const list = (texts: readonly string[]): readonly string[] => [...new Set(texts.filter((text) => text !== ""))];

/** The most characters and paragraphs of one text, as many as the office lets authors write. */
const [LONGEST, MOST] = [5_000, 200];
/** Its lines that are not empty; those beyond the most stand in the last one. */
function cutParagraphs(text: string): readonly string[] {
  const lines = cleanText([...text.slice(0, 2 * LONGEST)].slice(0, LONGEST).join(""))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.length <= MOST ? lines : [...lines.slice(0, MOST - 1), lines.slice(MOST - 1).join(" ")];
}
