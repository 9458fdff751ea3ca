// Knows how it is kept who is asked about a session, and what they answered (§3.224).
import type { SurveyAnswers, SurveyRound } from "@academiz/domain/classiz";
import type { Audience } from "@academiz/domain/clients";
import type { LateRule } from "../people/late-rule.ts";
import type { Tenancy } from "../people/tenancy.ts";

/** A session of a classroom, by the perimeter where it is held. */
export interface SurveyedSession {
  readonly perimeterSlug: string;
  readonly mean: string;
}
/** Once a session has ended, or later. */
export interface SurveyPlace extends SurveyedSession {
  readonly round: SurveyRound;
}
export interface EndedSession extends SurveyedSession {
  readonly productSlug: string;
  /** Whom the classroom is for. */
  readonly audience: Audience;
}
/** ISO timestamps: from, and before. */
export interface EndedWithin {
  readonly from: string;
  readonly until: string;
}
export interface StoredSurvey {
  readonly userId: string;
  readonly mean: string;
  readonly round: SurveyRound;
  readonly answers: SurveyAnswers;
}

export interface Surveys {
  /**
   * Sessions with a slot that ended within, of classrooms that are open at its end and whose published content asks
   * something; by their names.
   */
  listEnded(
    tenancy: Tenancy,
    within: EndedWithin,
    after: SurveyedSession | null,
    limit: number,
  ): Promise<readonly EndedSession[]>;
  /**
   * Who was at a slot of it, whose last slot of it ended within, who is in the audience `among` (see `LateRule`), and
   * who was not asked: ids of active users.
   */
  listDue(
    tenancy: Tenancy,
    place: SurveyPlace,
    within: EndedWithin & Pick<LateRule, "among">,
    limit: number,
  ): Promise<readonly string[]>;
  /** Answers those who were not asked before: of two that ask at once one has somebody. */
  noteAsked(tenancy: Tenancy, place: SurveyPlace, userIds: readonly string[], at: string): Promise<readonly string[]>;
  /** How many people were present at a slot of a session, by their newest mark. */
  countThere(tenancy: Tenancy, session: SurveyedSession): Promise<number>;
  /**
   * All that was answered about a session, whatever the marks of those who answered say by now; of each round in the
   * order in which it came.
   */
  listOfSession(tenancy: Tenancy, session: SurveyedSession): Promise<readonly StoredSurvey[]>;
  /** Of these people in a classroom, those who answered. */
  listAnswers(tenancy: Tenancy, perimeterSlug: string, userIds: readonly string[]): Promise<readonly StoredSurvey[]>;
  /** Replaces earlier answers. */
  answer(tenancy: Tenancy, userId: string, place: SurveyPlace, answers: SurveyAnswers, at: string): Promise<void>;
}
