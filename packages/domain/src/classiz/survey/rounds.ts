// Knows whom a survey asks, and when: people who attended, once their session has ended and once more later (§3.224).
import type { OwnSlot } from "../attesting/attestation.ts";
import type { Survey } from "./survey.ts";

/** `end`: when the session has ended; `later`: some days after that. */
export const SURVEY_ROUNDS = ["end", "later"] as const;
export type SurveyRound = (typeof SURVEY_ROUNDS)[number];

const DAY = 86_400_000;
/** For how many days a round can be answered, and its answers can be changed. */
export const SURVEY_DAYS = 30;

/** Milliseconds; the end is no longer part of it. */
export interface AskingTime {
  readonly from: number;
  readonly until: number;
}

/** Days after the end of the session at which a round is asked; null: the round is not asked. */
export const findDelay = ({ questions, laterDays }: Survey, round: SurveyRound): number | null =>
  questions.length === 0 ? null : round === "end" ? 0 : laterDays || null;

/** Null where nobody is asked. `endedAt`: milliseconds. */
export function findAskingTime(survey: Survey, round: SurveyRound, endedAt: number): AskingTime | null {
  const delay = findDelay(survey, round);
  const from = endedAt + (delay ?? 0) * DAY;
  return delay === null ? null : { from, until: from + SURVEY_DAYS * DAY };
}

/** When a session ended for somebody who attended one of its slots; null for anybody else. Milliseconds. */
export const findAttendedEnd = (own: readonly OwnSlot[]): number | null =>
  own.some(({ isThere }) => isThere) ? Math.max(...own.map(({ endAt }) => Date.parse(endAt))) : null;

/** The rounds that somebody can answer at this moment, with when each closes. */
export function listOpenRounds(
  survey: Survey,
  own: readonly OwnSlot[],
  now: number,
): readonly { readonly round: SurveyRound; readonly until: number }[] {
  const endedAt = findAttendedEnd(own);
  if (endedAt === null) return [];
  return SURVEY_ROUNDS.flatMap((round) => {
    const time = findAskingTime(survey, round, endedAt);
    return time && now >= time.from && now < time.until ? [{ round, until: time.until }] : [];
  });
}
