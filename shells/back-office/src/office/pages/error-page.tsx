// Knows what is said where a page cannot be shown, and the way back (§2.4).
import { Button, ErrorState } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Anchor } from "../anchor.tsx";
import * as styles from "../office.css.ts";

export interface ErrorPageProps {
  /** As an HTTP status. */
  readonly status: number;
  /** A translation key such as `http-error.no-content-slug`. */
  readonly message: string;
}

export function ErrorPage({ status, message }: ErrorPageProps) {
  const toSignIn = message === "http-error.no-content-slug";
  return (
    <main className={styles.lonely}>
      <ErrorState
        level={1}
        title={toSignIn ? <Trans>Your session has ended</Trans> : <Trans>This page cannot be shown</Trans>}
        action={
          // A full page load: whatever led here is left behind.
          <Button variant="primary" render={<Anchor href="/admin/" />}>
            {toSignIn ? <Trans>Sign in again</Trans> : <Trans>Go to the learning products</Trans>}
          </Button>
        }
      >
        {toSignIn ? (
          <Trans>Sign in again to go on. Nothing that was saved is lost.</Trans>
        ) : status === 403 ? (
          <Trans>Your role does not allow this.</Trans>
        ) : status === 404 || status === 410 ? (
          <Trans>It does not exist any more, or the address is not complete.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Try again in a moment.</Trans>
        )}
      </ErrorState>
    </main>
  );
}
