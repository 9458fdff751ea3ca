// Knows the words for a failure: those of the server's own code first, else those of its kind.
import type { Trouble } from "@academiz/application/ports";
import { findProblemWords } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";

/** Null has words too: something went wrong, and the cause is unknown. */
export function useTroubleWords(): (trouble: Trouble | null) => string {
  const { t, i18n } = useLingui();
  return useCallback(
    (trouble) => {
      const words = trouble && findProblemWords(trouble.detail);
      if (words) return i18n._(words);
      switch (trouble?.kind) {
        case "offline":
          return t`There seems to be no connection. Check it, then try again.`;
        case "forbidden":
          return t`Your role does not allow this.`;
        case "not-found":
        case "gone":
          return t`It does not exist any more: somebody may have deleted it.`;
        case "conflict":
          return t`It was changed elsewhere meanwhile. Load the page again.`;
        case "invalid":
          return t`The content could not be read: it is not complete, or comes from a newer version.`;
        case "too-many":
          return t`Too many tries. Wait a moment, then try again.`;
        default:
          return t`Something went wrong on our side. Try again in a moment.`;
      }
    },
    [t, i18n],
  );
}
