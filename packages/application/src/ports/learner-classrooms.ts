// Knows what the learner site asks of the server about classrooms, and what it stores on the device until it is sent.
import type {
  AttestationKind,
  DocumentTime,
  MarkKind,
  SurveyAnswers,
  SurveyQuestion,
  SurveyRound,
} from "@academiz/domain/classiz";
import type { Result } from "@academiz/domain/kernel";
import type { MarkColor } from "@academiz/domain/theme";
import type { Trouble } from "./ground/trouble.ts";
import type { CurrentUser } from "./people/session-gateway.ts";

/** A slot as its learner sees it; dates are ISO timestamps. */
export interface LearnerSlot {
  readonly slug: string;
  readonly mean: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly place: string | null;
  /** The link to the video call, for enrolled learners from a while before the start. */
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
  /** The learner's place in the waiting list, from 1; null: they are not waiting. */
  readonly waitingPlace: number | null;
  readonly waiting: number;
}
/** A document that belongs to a classroom. */
export interface ClassroomDocument {
  /** Slug of the file. */
  readonly slug: string;
  readonly when: DocumentTime;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
}
/** `url`: null until the document is released. */
export type LearnerDocument = ClassroomDocument & { readonly url: string | null };
export interface LearnerClassroom {
  readonly name: string;
  /** Shown as a demonstration (§9.63); absent: not. */
  readonly demo?: boolean | undefined;
  /** By which its learners recognise it; absent: it has the colour of its organisation. */
  readonly color?: MarkColor | undefined;
  /** Titles of the sessions, by slug. */
  readonly titles: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
  /** Hours within which a signature made without a network is accepted. */
  readonly lateHours: number;
  readonly own: readonly LearnerSlot[];
  /** The slots that have not ended. */
  readonly coming: readonly LearnerSlot[];
  /** Number of these slots. */
  readonly comingTotal: number;
  /** In their author's order. */
  readonly documents: readonly LearnerDocument[];
}
/** A slot of the learner that is near in time, with its classroom. */
export interface NearSlot {
  readonly perimeterSlug: string;
  /** Name of the classroom. */
  readonly name: string;
  /** Its colour; absent: that of its organisation. */
  readonly color?: MarkColor | undefined;
  /** Title of the session; empty where it has none. */
  readonly title: string;
  readonly slot: LearnerSlot;
}
/** A signature that is stored on the device until it is sent. */
export interface KeptSignature {
  readonly slotSlug: string;
  /** The code; null where the session asks for none. */
  readonly code: string | null;
  /** In the form that the domain's `readDrawing` reads. */
  readonly drawing: string | null;
  /** ISO timestamp by the clock of the device. */
  readonly madeAt: string;
}
export interface SentSignature {
  /** ISO timestamp. */
  readonly signedAt: string;
  readonly sentLate: boolean;
}

/** A survey that the learner is asked to fill in; `closesAt` is an ISO timestamp. */
export interface AskedSurvey {
  readonly mean: string;
  readonly round: SurveyRound;
  /** Title of the session, or of the classroom. */
  readonly title: string;
  readonly closesAt: string;
  /** Null: not answered yet. */
  readonly answers: SurveyAnswers | null;
}
export interface AskedSurveys {
  readonly questions: readonly SurveyQuestion[];
  readonly surveys: readonly AskedSurvey[];
}

/** A file as it arrives. */
export interface LearnerPaper {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Never throws: failures are the result's. */
export interface LearnerClassrooms {
  read(perimeterSlug: string): Promise<Result<LearnerClassroom, Trouble>>;
  /** The slots of this week, sorted by start. */
  listNear(): Promise<Result<readonly NearSlot[], Trouble>>;
  join(perimeterSlug: string, slotSlug: string): Promise<Result<undefined, Trouble>>;
  leave(perimeterSlug: string, slotSlug: string): Promise<Result<undefined, Trouble>>;
  /**
   * The attestation as a file; the download is recorded. Fails with `attestation.not-earned` until the session has
   * ended for them.
   */
  attest(
    perimeterSlug: string,
    asked: { readonly kind: AttestationKind; readonly mean: string; readonly zone: string },
  ): Promise<Result<LearnerPaper, Trouble>>;
  /** The programme of a session, whether or not they have a place in it. */
  takeProgramme(
    perimeterSlug: string,
    asked: { readonly mean: string; readonly zone: string },
  ): Promise<Result<LearnerPaper, Trouble>>;
  /** The surveys that are open to them now. */
  readSurveys(perimeterSlug: string): Promise<Result<AskedSurveys, Trouble>>;
  /** Replaces earlier answers. Fails with `survey.closed`. */
  answerSurvey(
    perimeterSlug: string,
    given: Pick<AskedSurvey, "mean" | "round"> & { readonly answers: SurveyAnswers },
  ): Promise<Result<undefined, Trouble>>;
  /** Sending it again returns the first result. */
  sign(signature: KeptSignature): Promise<Result<SentSignature, Trouble>>;
}

/** A classroom as its author wrote it, with the dates that are planned. */
export interface ClassroomDraft {
  /** Every document has its address. */
  readonly classroom: LearnerClassroom;
  /** In the author's order. */
  readonly sessions: readonly ({ readonly slug: string } & Pick<LearnerSlot, "signing" | "enrolment">)[];
  /** The person who looks at it. */
  readonly author: CurrentUser;
}
/** Never throws: failures are the result's. */
export interface ClassroomDrafts {
  /** By the slug of the product. */
  read(slug: string): Promise<Result<ClassroomDraft, Trouble>>;
}

/** Stores signatures on the device until the server has accepted them. */
export interface SignatureJournal {
  keep(signature: KeptSignature): void;
  /** Oldest first. */
  readPending(): readonly KeptSignature[];
  forget(signature: KeptSignature): void;
}
