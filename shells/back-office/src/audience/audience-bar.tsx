// Knows how many people a draft of an audience means, from when until when, and how it is saved.
import type { AudienceView } from "@academiz/application/audience";
import { Button } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { TroubleText } from "../office/trouble-text.tsx";
import { buttons, failure, keeping, waiting } from "../product/product.css.ts";
import * as styles from "./audience.css.ts";

export interface AudienceBarProps {
  /** Id of the form that is sent. */
  readonly form: string;
  readonly view: AudienceView;
  /** It is saved as soon as it is counted. */
  readonly isWaiting: boolean;
  /** ISO timestamps; null where the window is open. */
  readonly from: string | null;
  readonly until: string | null;
  readonly isChanged: boolean;
  readonly onReset: () => void;
  readonly onRetry: () => void;
}

export function AudienceBar({ form, view, isWaiting, from, until, isChanged, onReset, onRetry }: AudienceBarProps) {
  const { t } = useLingui();
  const { count, isCounting, isNaming, isSaving, trouble } = view;
  return (
    <>
      {trouble && (
        <p role="alert" className={failure}>
          <TroubleText trouble={trouble} />
        </p>
      )}
      <section aria-label={t`What that means`} className={isChanged ? waiting : keeping}>
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
        <div className={buttons}>
          {!count && !isCounting && (
            <Button onClick={onRetry}>
              <Trans>Count again</Trans>
            </Button>
          )}
          <Button
            type="submit"
            form={form}
            variant={isChanged ? "primary" : "secondary"}
            loading={isSaving || isWaiting}
            disabled={!isChanged || isNaming}
            accessibleWhenDisabled
          >
            <Trans>Save the audience</Trans>
          </Button>
          <Button disabled={!isChanged} accessibleWhenDisabled onClick={onReset}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
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
