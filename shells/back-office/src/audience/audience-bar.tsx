// Knows how many people a draft of an audience means, and from when until when.
import type { AudienceView } from "@academiz/application/audience";
import { Button } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure, keeping } from "../product/product.css.ts";
import * as styles from "./audience.css.ts";

export interface AudienceBarProps {
  readonly view: AudienceView;
  /** ISO timestamps; null where the window is open. */
  readonly from: string | null;
  readonly until: string | null;
  readonly onRetry: () => void;
}

export function AudienceBar({ view, from, until, onRetry }: AudienceBarProps) {
  const { t } = useLingui();
  const { count, isCounting, trouble } = view;
  return (
    <>
      {trouble && (
        <p role="alert" className={failure}>
          <TroubleText trouble={trouble} />
        </p>
      )}
      <section aria-label={t`What that means`} className={keeping}>
        <div role="status" className={styles.told}>
          {count ? (
            <>
              <strong>
                <Plural
                  value={count.people}
                  _0="Nobody may open it"
                  one="# person may open it"
                  other="# people may open it"
                />
              </strong>
              {count.losing > 0 && (
                <span className={styles.losing}>
                  <Plural
                    value={count.losing}
                    one="# person loses it; their progress stays"
                    other="# people lose it; their progress stays"
                  />
                </span>
              )}
            </>
          ) : isCounting ? (
            <Trans>Counting…</Trans>
          ) : (
            <Trans>How many people that is could not be counted.</Trans>
          )}
          <span className={styles.note}>
            <WindowWords from={from} until={until} />
          </span>
        </div>
        {!count && !isCounting && (
          <Button onClick={onRetry}>
            <Trans>Count again</Trans>
          </Button>
        )}
      </section>
    </>
  );
}

function WindowWords({ from, until }: Pick<AudienceBarProps, "from" | "until">) {
  const { i18n } = useLingui();
  const say = (at: string) => i18n.date(new Date(at), { dateStyle: "long", timeStyle: "short" });
  if (from !== null && until !== null)
    return (
      <Trans>
        Open from {say(from)} until {say(until)}
      </Trans>
    );
  if (from !== null) return <Trans>Open from {say(from)} on</Trans>;
  if (until !== null) return <Trans>Open until {say(until)}</Trans>;
  return <Trans>Open at any time</Trans>;
}
