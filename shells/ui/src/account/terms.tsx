// Knows how terms of use are read: before somebody goes on, and later on their account page.
import { chooseTerms, type TermsTexts } from "@academiz/domain/clients";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";
import { ErrorState } from "../states/error-state.tsx";
import * as styles from "./account.css.ts";
import { type AccountTrouble, AccountTroubleText } from "./account-trouble.tsx";

/** The newest terms of the reader's organisation, and whether the reader accepted them. */
export interface TermsView {
  readonly phase: "loading" | "failed" | "reading" | "settled";
  readonly shown: {
    readonly terms: { readonly version: number; readonly texts: TermsTexts; readonly writtenAt: string } | null;
    readonly acceptedAt: string | null;
  } | null;
  readonly isAccepting: boolean;
  readonly trouble: AccountTrouble | null;
}

export interface AcceptTermsProps {
  readonly view: TermsView;
  readonly onAccept: () => void;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** Replaces all other pages until the terms are accepted. */
export function AcceptTerms({
  view: { shown, phase, isAccepting, trouble },
  onAccept,
  onRetry,
  onSignOut,
}: AcceptTermsProps) {
  const terms = shown?.terms;
  return (
    <div className={styles.stack}>
      <h1 className={styles.heading}>
        <Trans>Terms of use</Trans>
      </h1>
      {phase === "failed" && (
        <ErrorState title={<Trans>The terms of use could not be loaded</Trans>} onRetry={onRetry}>
          {trouble && <AccountTroubleText trouble={trouble} />}
        </ErrorState>
      )}
      {phase === "loading" && !terms && (
        <SkeletonGroup>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {terms && phase !== "failed" && (
        <>
          <p className={styles.text}>
            <Trans>Your organisation asks you to accept them before you go on.</Trans>
          </p>
          <TermsText texts={terms.texts} />
          {trouble && (
            <p role="alert" className={styles.failure}>
              <AccountTroubleText trouble={trouble} />
            </p>
          )}
          <Button
            variant="primary"
            full
            icon={<Check size={20} aria-hidden />}
            loading={isAccepting || phase !== "reading"}
            onClick={onAccept}
          >
            <Trans>I accept the terms of use</Trans>
          </Button>
        </>
      )}
      <Button variant="quiet" full onClick={onSignOut}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  );
}

/** Stands on the account page; nothing where the organisation has no terms. */
export function ReadTerms({ view: { shown } }: Pick<AcceptTermsProps, "view">) {
  const { i18n } = useLingui();
  const terms = shown?.terms;
  if (!terms) return null;
  const written = i18n.date(terms.writtenAt, { dateStyle: "long" });
  const accepted = shown.acceptedAt === null ? null : i18n.date(shown.acceptedAt, { dateStyle: "long" });
  return (
    <Card
      title={<Trans>Terms of use</Trans>}
      description={
        accepted === null ? (
          <Trans>Of {written}.</Trans>
        ) : (
          <Trans>
            Of {written}. You accepted them on {accepted}.
          </Trans>
        )
      }
    >
      <TermsText texts={terms.texts} />
    </Card>
  );
}

function TermsText({ texts }: { readonly texts: TermsTexts }) {
  const { t, i18n } = useLingui();
  const { language, text } = chooseTerms(texts, i18n.locale === "fr" ? "fr" : "en");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.terms} aria-label={t`Terms of use`} lang={language} tabIndex={0}>
      {text}
    </section>
  );
}
