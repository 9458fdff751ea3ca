// Knows what is attested of a session to somebody who was there, and from when on (decisions 11).
import { cleanLine } from "../../kernel/index.ts";
import { measureSlot, type SlotTimes } from "../sheet/slot-times.ts";
import type { ActionNature } from "./nature.ts";

/** For its learner, or for who paid: that they were there, or that it was carried out. */
export const ATTESTATION_KINDS = ["attestation", "certificate"] as const;
export type AttestationKind = (typeof ATTESTATION_KINDS)[number];

/** A slot of somebody's session. */
export interface OwnSlot extends SlotTimes {
  readonly isThere: boolean;
}
/** Of one session and person. */
export interface Attested {
  /** Those at which they were there, by their start. */
  readonly slots: readonly SlotTimes[];
  /** Seconds of these, and of all slots in which they had a place. */
  readonly seconds: number;
  readonly planned: number;
}

/** Null until their last slot has ended, and for who was at none. `now`: milliseconds. */
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
 * none is left.
 */
export function keepTrue<Said extends Attested>(said: Said, own: readonly OwnSlot[]): Said | null {
  const there = own.filter(({ isThere }) => isThere);
  const slots = said.slots.filter((slot) => there.some((one) => isSameTime(one, slot)));
  return slots.length === 0 ? null : { ...said, slots, seconds: sum(slots) };
}
const isSameTime = (one: SlotTimes, other: SlotTimes): boolean =>
  Date.parse(one.startAt) === Date.parse(other.startAt) && Date.parse(one.endAt) === Date.parse(other.endAt);

/** What stands on one beside its number and the days on which it was given. */
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
  /** In the address by which anybody checks it; nobody guesses it. */
  readonly code: string;
  /** From 1, of its client. */
  readonly number: number;
  readonly issuedAt: string;
  /** The last time, and how often in all. */
  readonly givenAt: string;
  readonly givenCount: number;
}

/** Where anybody checks it, below the address of the platform. */
export const writeAttestationAddress = (publicUrl: string, code: string): string => `${publicUrl}/attestation/${code}`;

/** Characters of a line that is kept. */
const LONGEST = 500;
/** Lines of a bounded length, whatever names are. */
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
