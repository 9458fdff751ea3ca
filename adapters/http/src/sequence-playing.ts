// Knows how the player reads a smart sequence, begins a go and sends its answers over HTTP (§7.132–§7.134).
import type { PlayedAttempt, SequenceGateway, SequenceGo, SequenceSource } from "@academiz/application/ports";
import { type AnswerOf, plays } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { readPlayed } from "./calls/read-played.ts";

export const createSequenceSource = (
  api: ApiClient,
  { slug, ...options }: { readonly slug: string; readonly readsDraft: boolean; readonly returnUrl: string | null },
): SequenceSource => ({
  load: async () =>
    mapResult(await api.call(plays.playSequence, { params: { slug } }), ({ attempts, ...played }) => ({
      ...readPlayed(played, { ...options, returnUrl: options.returnUrl ?? findFront(played) }),
      publishedAt: played.publishedAt,
      attempts: attempts.map(readAttempt),
    })),
});

/** Where the tab has no address to come back to, the learner's path is one (§3.206). */
const findFront = ({
  frontDynamicPerimeterSlug: slug,
}: Pick<AnswerOf<typeof plays.playSequence>, "frontDynamicPerimeterSlug">): string | null =>
  slug ? `/path/${encodeURIComponent(slug)}` : null;

export function createSequenceGateway(api: ApiClient): SequenceGateway {
  const answer = (productPerimeterSlug: string, { attempt, sequences }: SequenceGo, keepalive: boolean) =>
    api.call(plays.answerAttempt, {
      params: { productPerimeterSlug, attemptSlug: attempt },
      body: { sequences: sequences.map(writeSequence) },
      keepalive,
    });
  return {
    begin: async (slug) => mapResult(await api.call(plays.beginAttempt, { params: { slug }, body: {} }), readAttempt),
    answer: async (slug, go) => mapResult(await answer(slug, go, false), readAttempt),
    // Nobody reads the answer: whatever did not arrive is still in the journal and is sent at the next start.
    answerLeaving: (slug, go) => void answer(slug, go, true),
  };
}

const writeSequence = ({ uuid, questionsAnswered }: SequenceGo["sequences"][number]) => ({
  uuid,
  questionsAnswered: questionsAnswered.map((one) => ({ ...one, answers: [...one.answers] })),
});

function readAttempt({ contentStat, ...told }: AnswerOf<typeof plays.beginAttempt>): PlayedAttempt {
  return { ...told, stat: contentStat as PlayedAttempt["stat"] };
}
