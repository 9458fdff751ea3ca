// Knows what is attested of a session to somebody who was there, and from when on (decisions 11).
import { cleanLine } from "../../kernel/index.ts";
import { measureSlot, type SlotTimes } from "../sheet/slot-times.ts";
import type { ActionNature } from "./nature.ts";

/**
 * An attestation, for the learner, says that they were there; a certificate, for whoever paid, that the session was
 * carried out.
 */
export const ATTESTATION_KINDS = ["attestation", "certificate"] as const;
export type AttestationKind = (typeof ATTESTATION_KINDS)[number];

/** A slot of somebody's session. */
export interface OwnSlot extends SlotTimes {
  readonly isThere: boolean;
}
/** What is attested to one person about one session. */
export interface Attested {
  /** The slots that they attended, by their start. */
  readonly slots: readonly SlotTimes[];
  /** The length in seconds of these slots, and of all slots in which they had a place. */
  readonly seconds: number;
  readonly planned: number;
}

/** Null until the person's last slot has ended, and where they attended none. `now`: milliseconds. */
export function findAttested(own: readonly OwnSlot[], now: number): Attested | null {
  const there = own.filter(({ isThere }) => isThere);
  if (there.length === 0 || own.some(({ endAt }) => Date.parse(endAt) > now)) return null;
  const slots = there
    .map(({ startAt, endAt }) => ({ startAt, endAt }))
    .toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
  return { slots, seconds: sum(slots), planned: sum(own) };
}

const sum = (slots: readonly SlotTimes[]): number => slots.reduce((total, slot) => total + measureSlot(slot), 0);

/**
 * The part of a given attestation that still holds: the slots at which its person is marked as present now. Null where
 * no slot is left.
 */
export function keepTrue<Said extends Attested>(said: Said, own: readonly OwnSlot[]): Said | null {
  const there = own.filter(({ isThere }) => isThere);
  const slots = said.slots.filter((slot) => there.some((one) => isSameTime(one, slot)));
  return slots.length === 0 ? null : { ...said, slots, seconds: sum(slots) };
}
const isSameTime = (one: SlotTimes, other: SlotTimes): boolean =>
  Date.parse(one.startAt) === Date.parse(other.startAt) && Date.parse(one.endAt) === Date.parse(other.endAt);

/** What an attestation says, except its number and the days on which it was given. */
export interface AttestationDraft extends Attested {
  readonly kind: AttestationKind;
  /** Null: their account was erased. */
  readonly learner: string | null;
  /** The organisation of the learner. */
  readonly employer: string;
  /** The organisation that holds the session. */
  readonly provider: string;
  readonly course: string;
  readonly session: string;
  readonly nature: ActionNature;
}
/** As it was given. ISO timestamps. */
export interface Attestation extends AttestationDraft {
  /** Part of the address by which anybody checks it; it cannot be guessed. */
  readonly code: string;
  /** From 1, counted for each client. */
  readonly number: number;
  readonly issuedAt: string;
  /** When it was last given, and how often in all. */
  readonly givenAt: string;
  readonly givenCount: number;
}

/** The page where anybody checks it, below the address of the platform. */
export const writeAttestationAddress = (publicUrl: string, code: string): string => `${publicUrl}/attestation/${code}`;

/** The longest line that is kept, in characters. */
const LONGEST = 500;
/** Cuts each line to that length, however long names are. */
export function cleanAttestation(draft: AttestationDraft): AttestationDraft {
  const { learner, employer, provider, course, session } = draft;
  return {
    ...draft,
    learner: learner === null ? null : shorten(learner),
    ...{ employer: shorten(employer), provider: shorten(provider) },
    ...{ course: shorten(course), session: shorten(session) },
  };
}
const shorten = (text: string): string => [...cleanLine(text).trim()].slice(0, LONGEST).join("");
