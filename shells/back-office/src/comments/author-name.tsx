// Knows how the author of a comment is named.
import type { ThreadAuthor } from "@academiz/application/ports";
import { Trans } from "@lingui/react/macro";

export function AuthorName({ author: { isYou, name } }: { readonly author: ThreadAuthor }) {
  if (isYou) return <Trans>You</Trans>;
  return name ?? <Trans>Somebody without an account here</Trans>;
}
