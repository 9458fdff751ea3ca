// Knows how the conflicts of a slot are shown: people who are elsewhere, and a place that is taken.
import type { SlotConflict } from "@academiz/application/ports";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { warning } from "../../product/product.css.ts";
import * as styles from "../sessions.css.ts";

const SHOWN = 5;

export function ConflictList({ conflicts }: { readonly conflicts: readonly SlotConflict[] }) {
  const { i18n } = useLingui();
  if (conflicts.length === 0) return null;
  const left = conflicts.length - SHOWN;
  return (
    <div role="status" className={warning}>
      <p>
        <Trans>Something else is planned at the same time. It can be saved all the same.</Trans>
      </p>
      <ul className={styles.bullets}>
        {conflicts.slice(0, SHOWN).map(({ kind, slug, at, startAt, endAt, productName }) => {
          const day = i18n.date(new Date(startAt), { dateStyle: "medium" });
          const [from, to] = [startAt, endAt].map((one) => i18n.date(new Date(one), { timeStyle: "short" }));
          return (
            <li key={`${at} ${kind} ${slug}`}>
              {kind === "trainer" ? (
                <Trans>
                  The trainer holds “{productName}” on {day}, {from}–{to}.
                </Trans>
              ) : (
                <Trans>
                  The place is taken by “{productName}” on {day}, {from}–{to}.
                </Trans>
              )}
            </li>
          );
        })}
        {left > 0 && (
          <li>
            <Plural value={left} one="# more" other="# more" />
          </li>
        )}
      </ul>
    </div>
  );
}
