// Knows what a visitor reads when a page cannot be reached, and the way back (§2.4).
import { Button, ErrorState, OutsidePage } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";

export interface ErrorPageProps {
  /** As an HTTP status. */
  readonly status: number;
  /** A translation key such as `http-error.no-content-slug`. */
  readonly message: string;
}

export function ErrorPage({ status, message }: ErrorPageProps) {
  const { t } = useLingui();
  const toSignIn = message === "http-error.no-content-slug";
  return (
    <OutsidePage>
      <ErrorState
        level={1}
        title={toSignIn ? <Trans>Your session has ended</Trans> : <Trans>This page cannot be shown</Trans>}
        action={
          <Button variant="primary" render={<a href={toSignIn ? "/auth/login" : "/"} />}>
            {toSignIn ? t`Sign in again` : t`Go to my courses`}
          </Button>
        }
      >
        {toSignIn ? (
          <Trans>Sign in again to go on. Nothing that was saved is lost.</Trans>
        ) : status === 403 ? (
          <Trans>This page is not open to you.</Trans>
        ) : status === 404 || status === 410 ? (
          <Trans>This is not open, or not any more: it may have been withdrawn, or the address is not complete.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Try again in a moment.</Trans>
        )}
      </ErrorState>
    </OutsidePage>
  );
}
