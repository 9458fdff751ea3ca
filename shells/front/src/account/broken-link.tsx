// Knows what somebody reads whose link has no token, a part of one, or one that is no longer valid.
import { Button, ErrorState } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";

export interface BrokenLinkProps {
  /** True where the token was whole, and was used, replaced, or is too old. */
  readonly isOver?: boolean;
  /** The page where a new link can be requested. */
  readonly forgotten: string;
}

export function BrokenLink({ isOver = false, forgotten }: BrokenLinkProps) {
  const { t } = useLingui();
  return (
    <ErrorState
      level={1}
      title={isOver ? <Trans>This link is not good any more</Trans> : <Trans>This link is not whole</Trans>}
      action={<Button variant="primary" render={<a href={forgotten} />}>{t`Ask for a new link`}</Button>}
    >
      {isOver ? (
        <Trans>It was used, is too old, or a newer one took its place.</Trans>
      ) : (
        <Trans>Open the link of the mail again, or copy the whole of it.</Trans>
      )}
    </ErrorState>
  );
}
