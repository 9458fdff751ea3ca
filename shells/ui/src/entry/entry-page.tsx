// Knows the page where a link signs somebody in: a moment of waiting, or why it fails, and the way on (§7.9, §7.12).
import { Trans, useLingui } from "@lingui/react/macro";
import { LogIn } from "lucide-react";
import { Button } from "../button/button.tsx";
import { OutsidePage } from "../sign-in/outside-page.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";
import { ErrorState } from "../states/error-state.tsx";

export interface EntryPageProps {
  /**
   * `used`: used, or too old. `cut`: without its tokens. `away`: no connection. `away`, `too-many` and `later` may be
   * tried again.
   */
  readonly state: "entering" | "used" | "cut" | "away" | "too-many" | "later" | "broken";
  readonly requestId?: string | undefined;
  readonly onRetry: () => void;
  /** The sign-in page leads somebody who is signed in already further on. */
  readonly signInPath: string;
}

export function EntryPage({ state, requestId, onRetry, signInPath }: EntryPageProps) {
  const { t } = useLingui();
  if (state === "entering")
    return (
      <SkeletonGroup>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  const mayRetry = state === "away" || state === "too-many" || state === "later";
  return (
    <OutsidePage>
      <ErrorState
        level={1}
        title={mayRetry ? t`You could not be signed in yet` : t`This link does not sign you in`}
        requestId={requestId}
        onRetry={mayRetry ? onRetry : undefined}
        action={
          <Button
            variant={mayRetry ? "quiet" : "primary"}
            icon={<LogIn size={20} aria-hidden />}
            render={<a href={signInPath} />}
          >
            {t`Go to the sign-in page`}
          </Button>
        }
      >
        {state === "used" && (
          <Trans>It works once, and for a short time only. Ask for a new one where you came from, or sign in.</Trans>
        )}
        {state === "cut" && <Trans>A part of its address is missing. Copy the whole link again, or sign in.</Trans>}
        {state === "away" && <Trans>There seems to be no connection. Check it, then try again.</Trans>}
        {state === "too-many" && <Trans>Too many tries. Wait a moment, then try again.</Trans>}
        {(state === "later" || state === "broken") && (
          <Trans>Something went wrong on our side. Sign in, or try again in a moment.</Trans>
        )}
      </ErrorState>
    </OutsidePage>
  );
}
