// Knows the ports of a player that keep nothing and ask nobody: the editor sends the draft.
import type { GamePlayerPorts } from "@academiz/application/game-player";
import type { LearnizPlayerPorts } from "@academiz/application/learniz-player";
import type { LearnizToPlay, OtherWindows, RunningAttempts } from "@academiz/application/ports";
import type { TriedDraft } from "@academiz/domain/products";

export const describeDraft = ({ slug, name, content, documentFiles, markType, theme }: TriedDraft): LearnizToPlay => ({
  perimeterSlug: slug,
  productSlug: slug,
  name,
  config: content,
  storedProgress: null,
  documentFiles,
  markType,
  scoreStrategies: [],
  theme,
  demo: false,
  returnUrl: null,
});

const running: RunningAttempts = { keep: () => {}, read: () => null };
const windows: OtherWindows = { tell: () => {}, areAhead: () => false, watch: () => () => {} };
const journal = { keep: () => true, readPending: () => null, forget: () => {} };
const gateway = {
  send: async () => ({ ok: true, value: { accepted: true, storedEventDate: "" } }) as const,
  sendLeaving: () => {},
};
const histories = { add: async () => ({ ok: true, value: undefined }) as const };

/** @param read answers the current draft. */
export const createUnkeptPorts = (read: () => TriedDraft): LearnizPlayerPorts & GamePlayerPorts => ({
  source: { load: async () => ({ ok: true, value: describeDraft(read()) }) },
  journal,
  running,
  windows,
  gateway,
  histories,
  clock: { now: () => Date.now() },
});
