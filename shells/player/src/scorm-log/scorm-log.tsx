// Knows how support sees what the package says to its LMS, beside the course and without touching it.
import { connectHostLog, type HostLogChoice, writeHostLog } from "@academiz/application/host-log";
import type { HostCallLog } from "@academiz/application/ports";
import { Button, type ButtonProps, Checkbox } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, ChevronUp, Copy, Download, X } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { CallList } from "./call-list.tsx";
import { saveText } from "./save-text.ts";
import * as styles from "./scorm-log.css.ts";

export interface ScormLogProps {
  readonly log: HostCallLog;
}

type Copied = "not-yet" | "copied" | "refused";

export function ScormLog({ log }: ScormLogProps) {
  const { t } = useLingui();
  const logged = useSyncExternalStore(log.subscribe, log.read);
  const [choice, setChoice] = useState<HostLogChoice>({ isErrorsOnly: false, isWhole: false });
  const [isUnfolded, setUnfolded] = useState(true);
  const [isClosed, setClosed] = useState(false);
  const [copied, setCopied] = useState<Copied>("not-yet");
  if (isClosed) return null;
  const view = connectHostLog(logged, choice);
  const write = () => writeHostLog({ title: document.title, browser: navigator.userAgent }, log.read(), choice);
  // Outside of a secure context there is no clipboard, and a frame may be refused it.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(write());
      setCopied("copied");
    } catch {
      setCopied("refused");
    }
  };
  return (
    <section aria-label={t`SCORM calls`} className={styles.dock} data-dock={isUnfolded ? "open" : "folded"}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Trans>SCORM calls</Trans>
        </h2>
        <p className={styles.counts}>
          <Plural value={logged.calls.length} one="# call" other="# calls" />
          {view.faults > 0 && (
            <span className={styles.faults}>
              <Plural value={view.faults} one="# error" other="# errors" />
            </span>
          )}
        </p>
        <div className={styles.actions}>
          <Sign
            icon={isUnfolded ? <ChevronDown size={20} aria-hidden /> : <ChevronUp size={20} aria-hidden />}
            label={isUnfolded ? t`Fold the calls` : t`Unfold the calls`}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          />
          <Sign icon={<X size={20} aria-hidden />} label={t`Close the calls`} onClick={() => setClosed(true)} />
        </div>
      </header>
      {isUnfolded && (
        <>
          <div className={styles.tools}>
            <Checkbox
              checked={choice.isErrorsOnly}
              onCheckedChange={(isErrorsOnly) => setChoice({ ...choice, isErrorsOnly })}
            >
              <Trans>Errors only</Trans>
            </Checkbox>
            <Checkbox checked={choice.isWhole} onCheckedChange={(isWhole) => setChoice({ ...choice, isWhole })}>
              <Trans>Learner and progress in full</Trans>
            </Checkbox>
            <Button size="small" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
              <Trans>Copy</Trans>
            </Button>
            <Button
              size="small"
              icon={<Download size={16} aria-hidden />}
              onClick={() => saveText("scorm-calls.txt", write())}
            >
              <Trans>Download</Trans>
            </Button>
            <p role="status" className={styles.told}>
              {copied === "copied" && <Trans>Copied.</Trans>}
              {copied === "refused" && <Trans>It could not be copied. Download it instead.</Trans>}
            </p>
          </div>
          <CallList view={view} isErrorsOnly={choice.isErrorsOnly} />
        </>
      )}
    </section>
  );
}

/** The browser's own tooltip names it: a component for that would weigh on every package. */
const Sign = ({ label, ...button }: ButtonProps & { readonly label: string }) => (
  <Button {...button} variant="quiet" size="small" aria-label={label} title={label} />
);
