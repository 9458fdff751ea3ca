// Knows what stands around a product that its author tries on the learner site: that nothing is kept, the way back, and
// why it could not be opened.
import type { CurrentUser, Trouble } from "@academiz/application/ports";
import { chooseLocale } from "@academiz/domain/wording";
import { Banner, Button, CONTENT_ID, ErrorState, Skeleton, SkeletonGroup, SkipLink, useBrand } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Info } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { activate } from "../site/i18n.ts";
import * as styles from "./preview.css.ts";

/** What every preview is opened with. */
export interface PreviewProps {
  /** The slug of the product. */
  readonly slug: string;
  /** A path of the back office. */
  readonly back: string;
}
export interface PreviewFrameProps extends Pick<PreviewProps, "back"> {
  /** Null until it was read who tries it. */
  readonly author: CurrentUser | null;
  readonly phase: "loading" | "failed" | "ready";
  readonly trouble: Trouble | null;
  readonly onRetry: () => void;
  readonly onRestart: () => void;
  /** Said above the product: a banner of two lines would cut it on a phone. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function PreviewFrame({ author, phase, trouble, back, onRetry, onRestart, note, children }: PreviewFrameProps) {
  const { t } = useLingui();
  const { locale, client } = author ?? {};
  useBrand(client?.theme);
  useEffect(() => {
    if (client) void activate(chooseLocale({ user: locale, userClient: client.locale, browser: navigator.languages }));
  }, [locale, client]);
  useEffect(() => {
    document.title = t`Preview`;
  }, [t]);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Banner action={{ label: t`Begin anew`, onClick: onRestart }}>
        <Trans>A preview: nothing is kept or sent.</Trans>
      </Banner>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.page}>
        {phase === "failed" ? (
          <ErrorState
            level={1}
            title={<Trans>The preview could not be opened</Trans>}
            requestId={trouble?.requestId}
            onRetry={onRetry}
            action={
              <Button render={<a href={back} />}>
                <Trans>Back to the editor</Trans>
              </Button>
            }
          >
            {trouble?.kind === "offline" ? (
              <Trans>There seems to be no connection. Check it, then try again.</Trans>
            ) : trouble?.kind === "not-found" ? (
              <Trans>There is no such product, or not any more.</Trans>
            ) : (
              <Trans>Those who write products see this, signed in to the back office in this browser.</Trans>
            )}
          </ErrorState>
        ) : phase === "ready" ? (
          <>
            {note && (
              <p className={styles.note}>
                <Info size={20} aria-hidden />
                {note}
              </p>
            )}
            {children}
          </>
        ) : (
          <SkeletonGroup>
            <Skeleton shape="title" width="third" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
      </main>
    </div>
  );
}
