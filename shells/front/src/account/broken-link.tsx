// Knows what is said to whoever comes without the token of a link, or with a part of one.
import { Button, ErrorState } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";

export function BrokenLink() {
  const { t } = useLingui();
  return (
    <ErrorState
      level={1}
      title={<Trans>This link is not whole</Trans>}
      action={<Button variant="primary" render={<a href="/auth/forgotten" />}>{t`Ask for a new link`}</Button>}
    >
      <Trans>Open the link of the mail again, or copy the whole of it.</Trans>
    </ErrorState>
  );
}
