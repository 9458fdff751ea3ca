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
  /** False: slots of it are seen, and none is made. */
  readonly mayPlan: boolean;
}
/** A classroom that was published, with the sessions that one may run. */
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
/** Slots that differ in their times alone. */
export type NewSeries = Omit<NewSlot, keyof SlotTimes> & { readonly times: readonly SlotTimes[] };
/** A slot as lists tell it. */
export interface OfficeSlot extends SlotPlan {
  readonly slug: string;
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly productName: string;
  /** Null where it names nobody, or somebody who has gone. */
  readonly trainer: NamedPerson | null;
  readonly enrolled: number;
}
/** Which slots are listed; null: whichever. */
export interface SlotCriteria {
  readonly perimeter: string | null;
  readonly mean: string | null;
  /** Id. */
  readonly trainer: string | null;
  /** ISO timestamps of their start: from, and before. */
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
/** What was said of somebody's presence. */
export interface SlotMark {
  readonly kind: MarkKind;
  readonly at: string;
  readonly reason: string | null;
  /** When it came, where it was made without network and sent later; else null. */
  readonly arrivedAt: string | null;
}
/** Somebody who is enrolled in a slot. */
export interface SlotPerson extends NamedPerson {
  readonly userId: string;
  readonly identifier: string;
  readonly enrolledAt: string;
  /** The newest; null until somebody has said. */
  readonly mark: SlotMark | null;
}
/** A slot with some of its people. */
export interface SlotDetails extends OfficeSlot {
  readonly people: readonly SlotPerson[];
  /** The number of the first mark that is not what it was when it was made; null when all hold. */
  readonly brokenAt: number | null;
  /** ISO timestamps: from when until when it can be signed. */
  readonly opensAt: string;
  readonly closesAt: string;
  /** Who reads it may sign that they taught, and has. */
  readonly mayTeach: boolean;
  readonly hasTaught: boolean;
  /** Who waits for a place, the longest first. */
  readonly waiting: readonly (NamedPerson & { readonly userId: string })[];
  /** Those of its classroom, as their author put them in order. */
  readonly documents: readonly (ClassroomDocument & { readonly url: string })[];
}
/** One mark in its chain. */
export interface ChainMark extends SlotMark {
  readonly number: number;
  readonly userId: string;
  readonly byId: string;
  /** Null for somebody who has gone. */
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
}
export interface SlotTrainer extends NamedPerson {
  readonly id: string;
}
/** What is asked before slots are made or moved. */
export interface WantedTimes {
  readonly times: readonly SlotTimes[];
  readonly trainerId: string | null;
  readonly place: string | null;
  /** Slug of the slot that is planned anew. */
  readonly except: string | null;
}
/** Another slot in the way; `at`: of which of the times, from 0. */
export interface SlotConflict extends SlotTimes {
  readonly at: number;
  readonly kind: "trainer" | "place";
  readonly slug: string;
  readonly productName: string;
}
/** What hangs on a session. */
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
/** What those who were in a slot answered about its session, without names. */
export interface SurveyRead {
  readonly questions: readonly SurveyQuestion[];
  /** How many were there. */
  readonly there: number;
  readonly rounds: readonly {
    readonly round: SurveyRound;
    readonly answered: number;
    readonly results: readonly QuestionResult[];
  }[];
}
/** A file as it comes. */
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

/** Never throws: failures are the results'. What a trainer does not run is `not-found` to them. */
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
  /** Fails with `slot.signed` where its times change although it has marks, `slot.full` where more are enrolled. */
  change(slug: string, plan: SlotPlan): Answer<unknown>;
  /** Fails with `slot.signed` once it has marks. */
  remove(slug: string): Answer<unknown>;
  /** The code by which it is signed at this moment. Fails with `slot.closed` while it cannot be signed. */
  readCode(slug: string): Answer<SigningCode>;
  /** That one taught, once. `drawing`: as the domain writes it. Fails with `role.refused`, `slot.closed`. */
  signAsTrainer(slug: string, drawing: string | null): Answer<unknown>;
  findConflicts(wanted: WantedTimes): Answer<readonly SlotConflict[]>;
  findTrainers(query: string): Answer<readonly SlotTrainer[]>;
  findCandidates(
    slug: string,
    query: string,
  ): Answer<{ readonly people: readonly SlotCandidate[]; readonly total: number }>;
  /** All or none. Fails with `slot.full`. */
  enrol(slug: string, userIds: readonly string[]): Answer<unknown>;
  /** Fails with `slot.signed` for who was marked. */
  withdraw(slug: string, userId: string): Answer<unknown>;
  /** Fails with `slot.closed` before its start. */
  mark(slug: string, userId: string, said: { readonly isPresent: boolean; readonly reason: string }): Answer<unknown>;
  writePresences(session: SessionPlace, format: "csv" | "xlsx"): Answer<ClassroomFile>;
  /** All of it or nothing: `faults` of the trouble tell lines and columns. */
  readPresences(session: SessionPlace, file: ChosenFile): Answer<{ readonly lines: number; readonly changed: number }>;
  /** @param zone whose clock the times are told by, as `Europe/Paris` */
  printSheet(slug: string, zone: string): Answer<ClassroomFile>;
  printSheets(session: SessionPlace, zone: string): Answer<ClassroomFile>;
  /** Of one of its people, or of all who were there; counted as given. Fails with `attestation.not-earned`. */
  attest(
    slug: string,
    asked: { readonly kind: AttestationKind; readonly userId: string | null; readonly zone: string },
  ): Answer<ClassroomFile>;
  readSurvey(slug: string): Answer<SurveyRead>;
  /** Its answers as CSV. */
  writeSurvey(slug: string): Answer<ClassroomFile>;
  /** When the address of one's own calendar was made (ISO); null: there is none. */
  readCalendar(): Answer<string | null>;
  /** Its address, told this once; the one before opens nothing any more. */
  makeCalendar(): Answer<{ readonly madeAt: string; readonly address: string }>;
  removeCalendar(): Answer<unknown>;
  /** Of a product's session. */
  readUse(productSlug: string, mean: string): Answer<SessionUse>;
}
