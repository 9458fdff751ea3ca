// Knows the words for how a part stands on the map of who waits for whom.
import type { LockNode } from "@academiz/domain/checks";
import { useLingui } from "@lingui/react/macro";

export function useStandingWords() {
  const { t } = useLingui();
  const standings: Readonly<Record<LockNode["standing"], string>> = {
    open: t`open from the start`,
    waiting: t`opens later`,
    circling: t`waits in a circle`,
    stuck: t`never opens`,
    behind: t`waits behind something that never opens`,
  };
  const kinds: Readonly<Record<LockNode["kind"], string>> = {
    chapter: t`Chapter`,
    slide: t`Page`,
    interactivity: t`Block`,
  };
  return {
    ofStanding: (standing: LockNode["standing"]): string => standings[standing],
    ofKind: (kind: LockNode["kind"]): string => kinds[kind],
  };
}
