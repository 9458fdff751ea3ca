// Knows how calls to an LMS are listed: the newest in sight, unless somebody scrolls back.
import type { HostLogRow, HostLogView } from "@academiz/application/host-log";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { memo, useEffect, useRef } from "react";
import * as styles from "./scorm-log.css.ts";

export interface CallListProps {
  readonly view: HostLogView;
  readonly isErrorsOnly: boolean;
}

/** Pixels from its end within which a list counts as scrolled to it. */
const NEAR_END = 32;

export function CallList({ view: { rows, dropped }, isErrorsOnly }: CallListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const newest = rows.at(-1)?.number;
  useEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  return (
    <section
      ref={list}
      aria-label={t`Calls in their order`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keyboard
      tabIndex={0}
      className={styles.scroller}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
    >
      {dropped > 0 && (
        <p className={styles.note}>
          <Plural
            value={dropped}
            one="# older call is not kept: only the newest are."
            other="# older calls are not kept: only the newest are."
          />
        </p>
      )}
      {rows.length === 0 && (
        <p className={styles.note}>
          {isErrorsOnly ? <Trans>No call met an error.</Trans> : <Trans>Nothing was said to an LMS yet.</Trans>}
        </p>
      )}
      <ol className={styles.calls}>
        {rows.map((row) => (
          <Call key={row.number} {...row} />
        ))}
      </ol>
    </section>
  );
}

/** The list is drawn again at each call, but lines that stay are not. */
const Call = memo(function Call({ after, ms, call, answer, error, isFault }: HostLogRow) {
  const { i18n } = useLingui();
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  return (
    <li className={styles.call({ isFault })} data-fault={isFault || undefined}>
      <span className={styles.time}>
        {i18n.number(after, { style: "unit", unit: "second", unitDisplay: "short", ...digits })}
      </span>
      <code className={styles.code}>{call}</code>
      <code className={styles.answer}>→ {answer === "" ? '""' : answer}</code>
      <span className={styles.time}>
        {i18n.number(ms, { style: "unit", unit: "millisecond", unitDisplay: "short" })}
      </span>
      {error !== "" && (
        <span className={styles.error({ isFault })}>
          {isFault ? <Trans>Error {error}</Trans> : <Trans>No error: {error}</Trans>}
        </span>
      )}
    </li>
  );
});
