// Knows what a player is given of a product, and whether its save succeeded, in the words of the ports.
import type { LearnizToPlay, ProgressReceipt } from "@academiz/application/ports";
import type { AnswerOf, players } from "@academiz/contract";

type Played = AnswerOf<typeof players.playLearniz>;

/** `readsDraft`: reads the draft where there is one, as in a preview. */
export const readPlayed = (
  { product, perimeter, progress, idleSeconds }: Played,
  { readsDraft, returnUrl }: { readonly readsDraft: boolean; readonly returnUrl: string | null },
): LearnizToPlay => ({
  perimeterSlug: perimeter.slug,
  productSlug: product.slug,
  name: product.name,
  config: readsDraft ? (product.configDraft ?? product.config) : product.config,
  storedProgress: progress,
  documentFiles: product.documentFiles,
  markType: product.markType,
  scoreStrategies: [product.scoreStrategy],
  theme: product.theme,
  defaultTexts: product.defaultTexts,
  idleSeconds,
  demo: product.demo,
  returnUrl: returnUrl ?? perimeter.url,
});

export const readReceipt = ({
  accepted,
  progress: stored,
}: AnswerOf<typeof players.saveLearnizProgress>): ProgressReceipt => ({
  accepted,
  storedEventDate: typeof stored["eventDate"] === "string" ? stored["eventDate"] : "",
});
