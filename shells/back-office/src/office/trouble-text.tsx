// Knows in which words a failure is told to an author: the server's own code first, else the kind of it.
import type { Trouble } from "@academiz/application/ports";
import { findProblemWords } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";

export function TroubleText({ trouble }: { readonly trouble: Trouble | null }) {
  const { i18n } = useLingui();
  const words = trouble && findProblemWords(trouble.detail);
  if (words) return i18n._(words);
  switch (trouble?.kind) {
    case "offline":
      return <Trans>There seems to be no connection. Check it, then try again.</Trans>;
    case "forbidden":
      return <Trans>Your role does not allow this.</Trans>;
    case "not-found":
    case "gone":
      return <Trans>It does not exist any more: somebody may have deleted it.</Trans>;
    case "conflict":
      return <Trans>It was changed elsewhere meanwhile. Load the page again.</Trans>;
    case "invalid":
      return <Trans>The content could not be read: it is not complete, or comes from a newer version.</Trans>;
    case "too-many":
      return <Trans>Too many tries. Wait a moment, then try again.</Trans>;
    default:
      return <Trans>Something went wrong on our side. Try again in a moment.</Trans>;
  }
}
