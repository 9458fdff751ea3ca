// Knows what those who plan and run classroom sessions ask of the server.
import type { AttestationKind, MarkKind, QuestionResult, SurveyQuestion, SurveyRound } from "@academiz/domain/classiz";
import type { Result } from "@academiz/domain/kernel";
import type { ChosenFile } from "../editing/file-sending.ts";
import type { Trouble } from "../ground/trouble.ts";
import type { ClassroomDocument } from "../learner-classrooms.ts";

/** A session of a classroom. */
export interface ClassroomSession {
  readonly slug: string;
  readonly title: string;
  /** False: the caller sees its slots, and cannot plan any. */
  readonly mayPlan: boolean;
}
/** A published classroom, with the sessions that the caller may run. */
export interface Classroom {
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly name: string;
  readonly means: readonly ClassroomSession[];
}

interface NamedPerson {
  readonly firstname: string;
  readonly lastname: string;
}
/** When and where people meet, and with whom. */
export interface SlotPlan {
  readonly mean: string;
  /** ISO timestamps. */
  readonly startAt: string;
  readonly endAt: string;
  readonly place: string | null;
  /** https. */
  readonly videoLink: string | null;
  readonly trainerId: string | null;
  readonly capacity: number;
}
export type NewSlot = SlotPlan & { readonly perimeterSlug: string };
export interface SlotTimes {
  readonly startAt: string;
  readonly endAt: string;
}
/** Slots that differ only in their times. */
export type NewSeries = Omit<NewSlot, keyof SlotTimes> & { readonly times: readonly SlotTimes[] };
/** A slot in a list. */
export interface OfficeSlot extends SlotPlan {
  readonly slug: string;
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly productName: string;
  /** Null if the slot names nobody, or somebody without an account by now. */
  readonly trainer: NamedPerson | null;
  readonly enrolled: number;
}
/** Which slots are listed; null: any. */
export interface SlotCriteria {
  readonly perimeter: string | null;
  readonly mean: string | null;
  /** Id. */
  readonly trainer: string | null;
  /** ISO timestamps between which they start: from this one on, before that one. */
  readonly from: string | null;
  readonly until: string | null;
  readonly order: "startAt" | "-startAt";
  /** From 1. */
  readonly page: number;
}
export interface SlotsPage {
  readonly slots: readonly OfficeSlot[];
  /** Of all pages that match. */
  readonly total: number;
}
/** A mark of somebody's presence. */
export interface SlotMark {
  readonly kind: MarkKind;
  readonly at: string;
  readonly reason: string | null;
  /** When it arrived, if it was made without a network and sent later; else null. */
  readonly arrivedAt: string | null;
}
/** Somebody who is enrolled in a slot. */
export interface SlotPerson extends NamedPerson {
  readonly userId: string;
  readonly identifier: string;
  readonly enrolledAt: string;
  /** False: the classroom is not open to them when the slot begins. */
  readonly isMeant: boolean;
  /** The newest mark; null until there is one. */
  readonly mark: SlotMark | null;
}
/** A slot with some of its people. */
export interface SlotDetails extends OfficeSlot {
  readonly people: readonly SlotPerson[];
  /** The number of the first mark that was changed or is missing; null if there is none. */
  readonly brokenAt: number | null;
  /** ISO timestamps: from when until when it can be signed. */
  readonly opensAt: string;
  readonly closesAt: string;
  /** Whether the caller may sign that they taught, and whether they have. */
  readonly mayTeach: boolean;
  readonly hasTaught: boolean;
  /** The people who wait for a place, in the order in which they came. */
  readonly waiting: readonly (NamedPerson & { readonly userId: string })[];
  /** The documents of its classroom, in their author's order. */
  readonly documents: readonly (ClassroomDocument & { readonly url: string })[];
}
/** One mark in its chain. */
export interface ChainMark extends SlotMark {
  readonly number: number;
  readonly userId: string;
  readonly byId: string;
  /** Null for somebody without an account by now. */
  readonly name: string | null;
  readonly byName: string | null;
  readonly hash: string;
  /** As `readDrawing` of the domain reads it. */
  readonly drawing: string | null;
}
/** Somebody who could be enrolled. */
export interface SlotCandidate extends NamedPerson {
  readonly userId: string;
  readonly identifier: string;
  readonly isEnrolled: boolean;
  /** False: the classroom is not open to them when the slot begins. */
  readonly isMeant: boolean;
}
export interface SlotTrainer extends NamedPerson {
  readonly id: string;
}
/** The check before slots are made or moved. */
export interface WantedTimes {
  readonly times: readonly SlotTimes[];
  readonly trainerId: string | null;
  readonly place: string | null;
  /** Slug of the slot that is moved. */
  readonly except: string | null;
}
/** A conflicting slot; `at`: with which of the times it conflicts, from 0. */
export interface SlotConflict extends SlotTimes {
  readonly at: number;
  readonly kind: "trainer" | "place" | "people";
  readonly slug: string;
  readonly productName: string;
  /** Of the kind `people`: how many people of the moved slot have a place there, and the first of them by name. */
  readonly people?: { readonly count: number; readonly names: readonly NamedPerson[] } | undefined;
}
/** What depends on a session. */
export interface SessionUse {
  readonly slots: number;
  readonly enrolments: number;
  readonly signatures: number;
}
/** What is shown to those who sign. */
export interface SigningCode {
  readonly code: string;
  /** ISO timestamp. */
  readonly validUntil: string;
  readonly secondsLeft: number;
}
/** The answers of a slot's people about its session, without names. */
export interface SurveyRead {
  readonly questions: readonly SurveyQuestion[];
  /** How many people were present. */
  readonly there: number;
  readonly rounds: readonly {
    readonly round: SurveyRound;
    readonly answered: number;
    readonly results: readonly QuestionResult[];
  }[];
}
/** A file as it arrives. */
export interface ClassroomFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
/** A session of one classroom. */
export interface SessionPlace {
  readonly perimeterSlug: string;
  readonly mean: string;
}

type Answer<T> = Promise<Result<T, Trouble>>;

/** Never throws: failures are in the results. Slots that a trainer does not run are `not-found` to them. */
export interface ClassroomGateway {
  listClassrooms(): Answer<readonly Classroom[]>;
  /** @param limit slots on a page, 100 at most */
  listSlots(criteria: SlotCriteria, limit: number): Answer<SlotsPage>;
  /** @param page of its people, from 1; 100 on a page */
  readSlot(slug: string, page: number): Answer<SlotDetails>;
  /** In the order of the chain; 100 on a page. */
  listMarks(slug: string, page: number): Answer<{ readonly marks: readonly ChainMark[]; readonly total: number }>;
  make(slot: NewSlot): Answer<unknown>;
  /** All or none. */
  makeSeries(series: NewSeries): Answer<unknown>;
  /** Fails with `slot.signed` if its times change although it has marks, `slot.full` if more people are enrolled. */
  change(slug: string, plan: SlotPlan): Answer<unknown>;
  /** Fails with `slot.signed` once it has marks. */
  remove(slug: string): Answer<unknown>;
  /** The code by which it is signed at this moment. Fails with `slot.closed` while it cannot be signed. */
  readCode(slug: string): Answer<SigningCode>;
  /**
   * Signs that the caller taught, once. `drawing`: as the domain writes it. Fails with `role.refused`, `slot.closed`.
   */
  signAsTrainer(slug: string, drawing: string | null): Answer<unknown>;
  findConflicts(wanted: WantedTimes): Answer<readonly SlotConflict[]>;
  findTrainers(query: string): Answer<readonly SlotTrainer[]>;
  findCandidates(
    slug: string,
    query: string,
  ): Answer<{
    readonly people: readonly SlotCandidate[];
    readonly total: number;
    /** False: the classroom is open to nobody when the slot begins. */
    readonly isOpen: boolean;
  }>;
  /** All or none. Fails with `slot.full`, `slot.not-meant`, `slot.classroom-closed`. */
  enrol(slug: string, userIds: readonly string[]): Answer<unknown>;
  /** Fails with `slot.signed` for somebody who has a mark. */
  withdraw(slug: string, userId: string): Answer<unknown>;
  /** Fails with `slot.closed` before its start. */
  mark(slug: string, userId: string, said: { readonly isPresent: boolean; readonly reason: string }): Answer<unknown>;
  writePresences(session: SessionPlace, format: "csv" | "xlsx"): Answer<ClassroomFile>;
  /** Imports all of it or nothing: `faults` of the trouble tell lines and columns. */
  readPresences(session: SessionPlace, file: ChosenFile): Answer<{ readonly lines: number; readonly changed: number }>;
  /** @param zone time zone of the times, such as `Europe/Paris` */
  printSheet(slug: string, zone: string): Answer<ClassroomFile>;
  printSheets(session: SessionPlace, zone: string): Answer<ClassroomFile>;
  /** The programme of a session. Fails with `programme.no-date` until a date is planned. */
  printProgramme(session: SessionPlace, zone: string): Answer<ClassroomFile>;
  /**
   * For one of its people, or for all who were present; the giving is recorded. Fails with `attestation.not-earned`.
   */
  attest(
    slug: string,
    asked: { readonly kind: AttestationKind; readonly userId: string | null; readonly zone: string },
  ): Answer<ClassroomFile>;
  readSurvey(slug: string): Answer<SurveyRead>;
  /** The answers to its survey as CSV. */
  writeSurvey(slug: string): Answer<ClassroomFile>;
  /** When the address of the caller's own calendar was made (ISO); null: there is none. */
  readCalendar(): Answer<string | null>;
  /** A new address, told only this once; the former one no longer works. */
  makeCalendar(): Answer<{ readonly madeAt: string; readonly address: string }>;
  removeCalendar(): Answer<unknown>;
  /** Of a product's session. */
  readUse(productSlug: string, mean: string): Answer<SessionUse>;
}
