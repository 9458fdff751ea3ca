// Knows how somebody chooses which of their browsers get notifications while the site is closed, and at what hours.
import type { QuietHours } from "@academiz/domain/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { StatusChip } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Switch } from "../choice/checkbox.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../field/text-input.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";
import { When } from "../when/when.tsx";
import * as styles from "./account.css.ts";
import { type AccountTrouble, AccountTroubleText } from "./account-trouble.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

/** A browser that gets notifications. */
export interface ToldBrowser {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly addedAt: string;
  readonly isCurrent: boolean;
}

export interface PushChoicesProps {
  readonly view: {
    readonly phase: "loading" | "failed" | "off" | "ready";
    readonly devices: readonly ToldBrowser[];
    readonly quietHours: QuietHours | null;
    readonly standing: "none" | "refused" | "ready" | "subscribed";
    readonly isOn: boolean;
    readonly isBusy: boolean;
    readonly timeZone: string;
    readonly trouble: AccountTrouble | null;
  };
  /** Switches them on or off for this browser. */
  readonly onSwitch: (isOn: boolean) => void;
  readonly onEnd: (id: string) => void;
  readonly onQuietHours: (quietHours: QuietHours | null) => void;
  readonly onRetry: () => void;
}

/** Draws nothing where the platform has no push notifications. */
export function PushChoices({ view, onSwitch, onEnd, onQuietHours, onRetry }: PushChoicesProps) {
  const { t } = useLingui();
  const kept = useKeptFocus();
  const { phase, devices, standing, isOn, isBusy, trouble } = view;
  if (phase === "off") return null;
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  return (
    <Card
      {...kept}
      title={<Trans>Notifications on your devices</Trans>}
      description={<Trans>You hear of what is new while the site is closed. Mails come as before.</Trans>}
    >
      <div className={styles.stack} aria-busy={isBusy}>
        {trouble && (
          <p role="alert" className={styles.failure}>
            <AccountTroubleText trouble={trouble} />
            {phase === "failed" && (
              <Button size="small" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </p>
        )}
        {phase === "loading" && (
          <SkeletonGroup>
            <Skeleton shape="control" />
          </SkeletonGroup>
        )}
        {phase === "ready" && (
          <>
            <ThisBrowser standing={standing} isOn={isOn} isBusy={isBusy} onSwitch={onSwitch} />
            {others.length > 0 && (
              <ul className={styles.rows} aria-label={t`Other devices that are told`}>
                {others.map((device) => (
                  <OtherBrowser key={device.id} device={device} isBusy={isBusy} onEnd={() => onEnd(device.id)} />
                ))}
              </ul>
            )}
            {(isOn || others.length > 0 || view.quietHours) && <QuietTimes view={view} onQuietHours={onQuietHours} />}
          </>
        )}
      </div>
    </Card>
  );
}

type ThisBrowserProps = Pick<PushChoicesProps["view"], "standing" | "isOn" | "isBusy"> &
  Pick<PushChoicesProps, "onSwitch">;

function ThisBrowser({ standing, isOn, isBusy, onSwitch }: ThisBrowserProps) {
  if (standing === "none")
    return (
      <p className={styles.text}>
        <Trans>
          This browser cannot be told while the site is closed. On an iPhone or iPad, add the site to the home screen
          and open it from there.
        </Trans>
      </p>
    );
  if (standing === "refused")
    return (
      <p className={styles.text}>
        <Trans>
          Your browser does not let this site show notifications. Allow it in the settings of the browser, then come
          back.
        </Trans>
      </p>
    );
  return (
    <Switch
      checked={isOn}
      disabled={isBusy}
      onCheckedChange={onSwitch}
      help={<Trans>Until you sign out of it. Nothing is shown to whoever uses it after you.</Trans>}
    >
      <Trans>Tell me in this browser</Trans>
    </Switch>
  );
}

interface OtherBrowserProps {
  readonly device: ToldBrowser;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function OtherBrowser({ device: { browser, system, addedAt }, isBusy, onEnd }: OtherBrowserProps) {
  const { t } = useLingui();
  const name =
    browser !== null && system !== null ? t`${browser} on ${system}` : (browser ?? system ?? t`An unknown browser`);
  return (
    <li className={styles.row}>
      <div className={styles.told}>
        <span className={styles.line}>
          {name}
          <StatusChip tone="success">
            <Trans>Switched on</Trans>
          </StatusChip>
        </span>
        <span className={styles.quiet}>
          <Trans>
            Since <When at={addedAt} />
          </Trans>
        </span>
      </div>
      <Button
        size="small"
        disabled={isBusy}
        accessibleWhenDisabled
        aria-label={t`Switch it off: ${name}`}
        onClick={onEnd}
      >
        <Trans>Switch it off</Trans>
      </Button>
    </li>
  );
}

/** From ten in the evening to seven. */
const NIGHT = { from: 22 * 60, to: 7 * 60 };

const writeTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
function readTime(text: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function QuietTimes({ view, onQuietHours }: Pick<PushChoicesProps, "view" | "onQuietHours">) {
  const { quietHours, timeZone, isBusy } = view;
  /** The time zone is the one where somebody is while they choose. */
  const change = (part: Partial<QuietHours>) => {
    const next = { ...NIGHT, ...quietHours, timeZone, ...part };
    if (next.from !== next.to) onQuietHours(next);
  };
  const zone = quietHours?.timeZone ?? timeZone;
  return (
    <>
      <Switch
        checked={quietHours !== null}
        disabled={isBusy}
        onCheckedChange={(isQuiet) => (isQuiet ? change({}) : onQuietHours(null))}
        help={<Trans>What comes meanwhile is told when they end.</Trans>}
      >
        <Trans>Quiet hours</Trans>
      </Switch>
      {quietHours && (
        <div className={styles.line}>
          <Field label={<Trans>From</Trans>}>
            <TimeInput value={quietHours.from} onChoose={(from) => change({ from })} />
          </Field>
          <Field label={<Trans>To</Trans>}>
            <TimeInput value={quietHours.to} onChoose={(to) => change({ to })} />
          </Field>
          <span className={styles.quiet}>{zone.replaceAll("_", " ")}</span>
        </div>
      )}
    </>
  );
}

/** A typed time is taken when the field is left, since each digit would be a time of its own. */
function TimeInput({ value, onChoose }: { readonly value: number; readonly onChoose: (minutes: number) => void }) {
  return (
    <TextInput
      key={value}
      type="time"
      required
      defaultValue={writeTime(value)}
      onBlur={({ currentTarget }) => {
        const minutes = readTime(currentTarget.value);
        if (minutes !== null && minutes !== value) onChoose(minutes);
      }}
    />
  );
}
