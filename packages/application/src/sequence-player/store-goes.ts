// Knows how the answers of goes are stored (§4.159): each go by itself, all of its answers, and what is told of it since.
import { fail, isSameJson, type Result, succeed } from "@academiz/domain/kernel";
import type { PlayedAttempt, SequenceGo, SequencePlay, Trouble } from "../ports/index.ts";
import type { Saved, SavingInput, Stored } from "../saving/index.ts";
import type { SequencePlayerContext } from "./sequence-player.types.ts";

/** What the server said of goes. */
export interface StoredGoes extends Saved {
  readonly attempts: readonly PlayedAttempt[];
  /** Some of them were refused for good. */
  readonly isRefused: boolean;
}
type StoredPlay = Stored<SequencePlay, StoredGoes> | null;

/** The newest answers of a go take the place of its former ones. */
export const keepGo = (goes: readonly SequenceGo[], go: SequenceGo): readonly SequenceGo[] => [
  ...goes.filter(({ attempt }) => attempt !== go.attempt),
  go,
];

const isStored = (go: SequenceGo, stored: StoredPlay): boolean =>
  stored?.fact?.goes.some((one) => one.attempt === go.attempt && isSameJson(one.sequences, go.sequences)) === true;

const listUnsent = (goes: readonly SequenceGo[], stored: StoredPlay): readonly SequenceGo[] =>
  goes.filter((go) => !isStored(go, stored));

export function savingOf(context: SequencePlayerContext): SavingInput<SequencePlay, StoredGoes> {
  const { ports, loaded, goes, lastEventDate } = context;
  const slug = loaded?.toPlay.perimeterSlug ?? "";
  const { gateway, journal, clock } = ports;
  return {
    async store(play, stored): Promise<Result<StoredGoes, Trouble>> {
      const attempts: PlayedAttempt[] = [];
      let isRefused = false;
      for (const go of listUnsent(play.goes, stored)) {
        const answer = await gateway.answer(slug, go);
        if (answer.ok) attempts.push(answer.value);
        // It ended elsewhere: what it came to there stands.
        else if (answer.error.detail === "attempt.finished") continue;
        else if (answer.error.kind === "invalid" || answer.error.kind === "not-found") isRefused = true;
        else return fail(answer.error);
      }
      journal.forget(play);
      return succeed({ attempts, isRefused });
    },
    sayLast(play, stored) {
      for (const go of listUnsent(play.goes, stored)) gateway.answerLeaving(slug, go);
    },
    clock,
    saveAfter: 0,
    fact: goes.length > 0 ? { slug, eventDate: lastEventDate ?? new Date(clock.now()).toISOString(), goes } : null,
  };
}

/** What was told is believed of goes that were not answered since. */
export function takeStored(
  { attempts, goes, isRefused }: SequencePlayerContext,
  stored: StoredPlay,
): Partial<SequencePlayerContext> {
  if (!stored) return {};
  const left = listUnsent(goes, stored);
  const told = new Map(stored.saved.attempts.map((one) => [one.slug, one]));
  return {
    goes: left,
    isRefused: isRefused || stored.saved.isRefused,
    attempts: attempts.map((attempt) => {
      const one = told.get(attempt.slug);
      return one && isSameJson(one.sequences, attempt.sequences) ? one : attempt;
    }),
  };
}
