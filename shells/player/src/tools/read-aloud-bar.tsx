// Knows the bar below a page that is read aloud: pause, back and on, the speed, and stop.
import type { ProviderFailure } from "@academiz/application/ports";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Pause, Play, SkipBack, SkipForward, X } from "lucide-react";
import * as styles from "./tools.css.ts";
import type { ReadAloud } from "./use-read-aloud.ts";

const RATES = [0.75, 1, 1.25, 1.5, 2];

export function ReadAloudBar({ reader }: { readonly reader: ReadAloud }) {
  const { t } = useLingui();
  return (
    <section
      className={styles.bar}
      aria-label={t`Read aloud`}
      // A learner who listens is not inactive (§4.171), whichever voice reads.
      data-reading={reader.view.state === "reading" || undefined}
    >
      {reader.view.standIn && <StandIn failure={reader.view.standIn} />}
      <div className={styles.line}>
        {reader.view.state === "silent" ? <Silence failure={reader.view.failure} /> : <Controls reader={reader} />}
        <Button variant="quiet" aria-label={t`Stop reading`} onClick={reader.stop}>
          <X size={20} aria-hidden />
        </Button>
      </div>
    </section>
  );
}

function Controls({ reader }: { readonly reader: ReadAloud }) {
  const { t, i18n } = useLingui();
  const { state, rate } = reader.view;
  const isPaused = state === "paused";
  return (
    <>
      <Button variant="quiet" aria-label={t`Sentence before`} onClick={() => reader.move(-1)}>
        <SkipBack size={20} aria-hidden />
      </Button>
      <Button
        variant="primary"
        icon={isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
        onClick={isPaused ? reader.resume : reader.pause}
      >
        {isPaused ? <Trans>Go on reading</Trans> : <Trans>Pause</Trans>}
      </Button>
      <Button variant="quiet" aria-label={t`Next sentence`} onClick={() => reader.move(1)}>
        <SkipForward size={20} aria-hidden />
      </Button>
      <select
        aria-label={t`Speed`}
        className={styles.rate}
        value={rate}
        onChange={({ target }) => reader.chooseRate(Number(target.value))}
      >
        {RATES.map((one) => (
          <option key={one} value={one}>
            {i18n.number(one)}
            {"\u00a0×"}
          </option>
        ))}
      </select>
    </>
  );
}

/** The provider's voice fails: the device's own reads, and the reason is shown. */
function StandIn({ failure }: { readonly failure: ProviderFailure }) {
  return (
    <p role="status" className={styles.standIn}>
      {failure === "invalid-client-id" ? (
        <Trans>Invalid client id: the voice of your organisation cannot read. The voices of this device do.</Trans>
      ) : failure === "script-already-loaded" ? (
        <Trans>Script already loaded: the voice of your organisation cannot read. The voices of this device do.</Trans>
      ) : (
        <Trans>Cannot initialize the voice of your organisation. The voices of this device read.</Trans>
      )}
    </p>
  );
}

function Silence({ failure }: Pick<ReadAloud["view"], "failure">) {
  return (
    <p role="alert" className={styles.words}>
      {failure === "no-voice" ? (
        <Trans>This device has no voice for the language of the course. You can add one in its settings.</Trans>
      ) : (
        <Trans>The reading broke off. Check the sound of your device, then read again.</Trans>
      )}
    </p>
  );
}
