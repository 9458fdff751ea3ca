// Knows what the learner site asks of the server about classrooms, and what it keeps on the device until it is sent.
import type {
  AttestationKind,
  DocumentTime,
  MarkKind,
  SurveyAnswers,
  SurveyQuestion,
  SurveyRound,
} from "@academiz/domain/classiz";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "./ground/trouble.ts";

/** A slot as its learner sees it; dates are ISO timestamps. */
export interface LearnerSlot {
  readonly slug: string;
  readonly mean: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly place: string | null;
  /** For who is enrolled, from a while before the start. */
  readonly videoLink: string | null;
  readonly trainer: { readonly firstname: string; readonly lastname: string } | null;
  readonly capacity: number;
  readonly placesLeft: number;
  readonly isEnrolled: boolean;
  readonly canSign: boolean;
  readonly mark: {
    readonly kind: MarkKind;
    readonly isThere: boolean;
    readonly at: string;
    readonly sentLate: boolean;
  } | null;
  readonly signing: "code" | "free";
  readonly signableFrom: string;
  readonly signableUntil: string;
  readonly enrolment: "open" | "trainer";
  /** In the waiting list, from 1; null: the learner does not wait. */
  readonly waitingPlace: number | null;
  readonly waiting: number;
}
/** A document that goes with a classroom. */
export interface ClassroomDocument {
  /** Of the file. */
  readonly slug: string;
  readonly when: DocumentTime;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}
/** `url`: null until it is its time. */
export type LearnerDocument = ClassroomDocument & { readonly url: string | null };
export interface LearnerClassroom {
  readonly name: string;
  /** Of the sessions, by their slugs. */
  readonly titles: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
  /** Hours within which a signature that was made without network is taken. */
  readonly lateHours: number;
  readonly own: readonly LearnerSlot[];
  /** Those that have not ended. */
  readonly coming: readonly LearnerSlot[];
  /** How many there are of these. */
  readonly comingTotal: number;
  /** As their author put them in order. */
  readonly documents: readonly LearnerDocument[];
}
/** A slot of the learner that is near, with the classroom that it is of. */
export interface NearSlot {
  readonly perimeterSlug: string;
  /** Of the classroom. */
  readonly name: string;
  /** Of the session; empty where it has none. */
  readonly title: string;
  readonly slot: LearnerSlot;
}
/** A signature as it was made, on its way. */
export interface KeptSignature {
  readonly slotSlug: string;
  /** Null where the session asks for none. */
  readonly code: string | null;
  /** As `readDrawing` of the domain reads it. */
  readonly drawing: string | null;
  /** ISO timestamp of the device. */
  readonly madeAt: string;
}
export interface SentSignature {
  /** ISO timestamp. */
  readonly signedAt: string;
  readonly sentLate: boolean;
}

/** One survey that the learner is asked; `closesAt` is an ISO timestamp. */
export interface AskedSurvey {
  readonly mean: string;
  readonly round: SurveyRound;
  /** Of the session, or of the classroom. */
  readonly title: string;
  readonly closesAt: string;
  /** Null: not answered yet. */
  readonly answers: SurveyAnswers | null;
}
export interface AskedSurveys {
  readonly questions: readonly SurveyQuestion[];
  readonly surveys: readonly AskedSurvey[];
}

/** Never throws: failures are the result's. */
export interface LearnerClassrooms {
  read(perimeterSlug: string): Promise<Result<LearnerClassroom, Trouble>>;
  /** Of this week, by their start. */
  listNear(): Promise<Result<readonly NearSlot[], Trouble>>;
  join(perimeterSlug: string, slotSlug: string): Promise<Result<undefined, Trouble>>;
  leave(perimeterSlug: string, slotSlug: string): Promise<Result<undefined, Trouble>>;
  /** A file; counted as given. Fails with `attestation.not-earned` until the session has ended for them. */
  attest(
    perimeterSlug: string,
    asked: { readonly kind: AttestationKind; readonly mean: string; readonly zone: string },
  ): Promise<Result<{ readonly name: string; readonly bytes: Uint8Array }, Trouble>>;
  /** Those that are open to them now. */
  readSurveys(perimeterSlug: string): Promise<Result<AskedSurveys, Trouble>>;
  /** What was answered before is no more. Fails with `survey.closed`. */
  answerSurvey(
    perimeterSlug: string,
    given: Pick<AskedSurvey, "mean" | "round"> & { readonly answers: SurveyAnswers },
  ): Promise<Result<undefined, Trouble>>;
  /** Sent again it answers what it answered first. */
  sign(signature: KeptSignature): Promise<Result<SentSignature, Trouble>>;
}

/** Where signatures wait on the device until they were taken. */
export interface SignatureJournal {
  keep(signature: KeptSignature): void;
  /** Oldest first. */
  readPending(): readonly KeptSignature[];
  forget(signature: KeptSignature): void;
}
