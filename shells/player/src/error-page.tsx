// Knows what a visitor reads when what they wanted to play cannot be reached, and the way back (§2.4).
import { Button, ErrorState } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";

export interface ErrorPageProps {
  /** As an HTTP status. */
  readonly status: number;
  /** A translation key such as `http-error.no-content-slug`. */
  readonly message: string;
  /** True where a learner comes from a product that was open: what they did in it was kept. */
  readonly isPlayed: boolean;
  /** The page of the back office that a preview came from (§2.22); null for learners. */
  readonly office: string | null;
}

export function ErrorPage({ status, message, isPlayed, office }: ErrorPageProps) {
  const { t } = useLingui();
  return (
    <main>
      <ErrorState
        level={1}
        title={<Trans>This page cannot be shown</Trans>}
        action={
          <Button variant="primary" render={<a href={office ?? "/"} />}>
            {office === null ? t`Go to my courses` : t`Back to the back office`}
          </Button>
        }
      >
        {message === "http-error.no-content-slug" ? (
          <Trans>Your link has expired. Open it again from your home page.</Trans>
        ) : status === 403 ? (
          <Trans>This is not open to you from here. Open it from your home page.</Trans>
        ) : status === 404 || status === 410 ? (
          <>
            <Trans>This is not open, or not any more: it may have been withdrawn, or the link is not complete.</Trans>
            {isPlayed && (
              <>
                {" "}
                <Trans>If it was withdrawn, what you did in it is kept, and is there again once it is back.</Trans>
              </>
            )}
          </>
        ) : (
          <Trans>Something went wrong. Open it again from your home page.</Trans>
        )}
      </ErrorState>
    </main>
  );
}
