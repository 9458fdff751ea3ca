// Knows how the answers of goes are stored (§4.159): each go by itself, all of its answers, and what is told of it
// since.
import { fail, isSameJson, type Result, succeed } from "@academiz/domain/kernel";
import type { AnsweredSequence } from "@academiz/domain/sequences";
import type { PlayedAttempt, SequenceGo, SequencePlay, Trouble } from "../ports/index.ts";
import type { Saved, SavingInput, Stored } from "../saving/index.ts";
import type { SequencePlayerContext } from "./sequence-player.types.ts";

/** What the server said of goes. */
export interface StoredGoes extends Saved {
  readonly attempts: readonly PlayedAttempt[];
  /** Some answers were not taken. */
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

/** Another window, or another device, was the first to answer where something is not taken. */
const isTaken = (sent: readonly AnsweredSequence[], told: readonly AnsweredSequence[]): boolean =>
  sent.every(({ uuid, questionsAnswered }) => {
    const kept = told.find((one) => one.uuid === uuid)?.questionsAnswered ?? [];
    return questionsAnswered.every((answer) =>
      kept.some((one) => one.uuid === answer.uuid && isSameJson(one.answers, answer.answers)),
    );
  });

export function savingOf(context: SequencePlayerContext): SavingInput<SequencePlay, StoredGoes> {
  const { ports, loaded, goes, lastEventDate } = context;
  const slug = loaded?.toPlay.perimeterSlug ?? "";
  const { source, gateway, journal, clock } = ports;
  return {
    async store(play, stored): Promise<Result<StoredGoes, Trouble>> {
      const attempts: PlayedAttempt[] = [];
      const unsent = listUnsent(play.goes, stored);
      const refused = new Set<string>();
      for (const go of unsent) {
        const answer = await gateway.answer(slug, go);
        if (answer.ok) attempts.push(answer.value);
        else if (isRefusal(answer.error)) refused.add(go.attempt);
        else return fail(answer.error);
      }
      // It ended elsewhere, or took another way there: what stands there is gone on with.
      if (refused.size > 0) {
        const now = await source.load();
        if (!now.ok) return fail(now.error);
        attempts.push(...now.value.attempts.filter((one) => refused.has(one.slug)));
      }
      const isRefused = unsent.some((go) => {
        const told = attempts.find((one) => one.slug === go.attempt);
        return !told || !isTaken(go.sequences, told.sequences);
      });
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

const isRefusal = ({ kind, detail }: Trouble): boolean =>
  detail === "attempt.finished" || kind === "invalid" || kind === "not-found";

/**
 * What was told is believed of goes that were not answered since. A question that is not answered there is left: the
 * next one takes its place.
 */
export function takeStored(context: SequencePlayerContext, stored: StoredPlay): Partial<SequencePlayerContext> {
  const { attempts, goes, current, answered, isRefused, ports } = context;
  if (!stored) return {};
  const left = listUnsent(goes, stored);
  const open = new Set(left.map(({ attempt }) => attempt));
  const told = new Map(stored.saved.attempts.flatMap((one) => (open.has(one.slug) ? [] : [[one.slug, one] as const])));
  const now = current === null ? undefined : told.get(current);
  const isGone =
    now !== undefined &&
    answered !== null &&
    !now.sequences.some(
      ({ uuid, questionsAnswered }) =>
        uuid === answered.theme && questionsAnswered.some((one) => one.uuid === answered.question),
    );
  return {
    goes: left,
    isRefused: isRefused || stored.saved.isRefused,
    attempts: attempts.map((attempt) => told.get(attempt.slug) ?? attempt),
    ...(isGone && { answered: null, chosen: [], shownAt: ports.clock.now() }),
  };
}
