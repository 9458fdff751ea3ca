// Knows how a learner reads that a product was begun anew: when, who let them, and why; and what was before that.
import type { BegunAnew, PersonPlay } from "@academiz/application/ports";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./learning.css.ts";
import { Standing } from "./standing.tsx";

export function BegunAnewNote({ of: { at, by, reason } }: { readonly of: BegunAnew }) {
  const { t, i18n } = useLingui();
  const date = i18n.date(at, { dateStyle: "long" });
  return (
    <span className={styles.quiet}>
      {by ? t`Begun anew on ${date} by ${by}: “${reason}”` : t`Begun anew on ${date}: “${reason}”`}
    </span>
  );
}

/** How an attempt ended; one that no longer counts says since when. */
export function Ended({ play: { status, setAside } }: { readonly play: PersonPlay }) {
  const { i18n } = useLingui();
  if (!setAside) return <Standing status={status} />;
  const date = i18n.date(setAside.at, { dateStyle: "medium" });
  return (
    <span className={styles.ended}>
      <Standing status={status} />
      <span className={styles.quiet}>
        <Trans>No longer counts: begun anew on {date}</Trans>
      </span>
    </span>
  );
}

/** The new beginnings after these attempts, the newest first. */
export function Beginnings({ plays }: { readonly plays: readonly PersonPlay[] }) {
  const found = new Map(plays.flatMap(({ setAside }) => (setAside ? [[setAside.at, setAside] as const] : [])));
  return [...found.values()].map((one) => (
    <p key={one.at}>
      <BegunAnewNote of={one} />
    </p>
  ));
}
