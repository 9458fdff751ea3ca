// Knows how one cue is written: its words, its times, and what is wrong with it.
import type { CueRow } from "@academiz/application/captions-editor";
import type { Cue } from "@academiz/domain/documents";
import { Button, Field, TextArea } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeftToLine, ArrowRightToLine } from "lucide-react";
import { type RefObject, useId } from "react";
import { TimeCodeField } from "../../studio/rich-text/film/time-code-field.tsx";
import * as styles from "./captions.css.ts";
import { FlawText } from "./flaw-text.tsx";

export interface CueFormProps {
  readonly row: CueRow;
  /** From 1. */
  readonly number: number;
  readonly words: RefObject<HTMLTextAreaElement | null>;
  /** Null without a film: no moment of it can be taken. */
  readonly readNow: (() => number) | null;
  readonly onChange: (part: Partial<Pick<Cue, "start" | "end" | "text">>, field: string) => void;
}

export function CueForm({ row, number, words, readNow, onChange }: CueFormProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={styles.form}>
      <p id={id} className={styles.legend}>
        <Trans>Caption {number}</Trans>
      </p>
      <Field label={t`Words`}>
        <TextArea
          ref={words}
          rows={2}
          maxLength={500}
          value={row.text}
          aria-describedby={`${id}-flaws`}
          onChange={({ target }) => onChange({ text: target.value }, "text")}
        />
      </Field>
      <div className={styles.times}>
        <div className={styles.moment}>
          <TimeCodeField
            label={t`Begins at`}
            value={row.start}
            onWrite={(start) => start !== undefined && onChange({ start }, "start")}
          />
          {readNow && (
            <Button
              size="small"
              icon={<ArrowLeftToLine size={16} aria-hidden />}
              onClick={() => onChange({ start: readNow() }, "")}
            >
              <Trans>Start here</Trans>
            </Button>
          )}
        </div>
        <div className={styles.moment}>
          <TimeCodeField
            label={t`Ends at`}
            value={row.end}
            onWrite={(end) => end !== undefined && onChange({ end }, "end")}
          />
          {readNow && (
            <Button
              size="small"
              icon={<ArrowRightToLine size={16} aria-hidden />}
              onClick={() => onChange({ end: readNow() }, "")}
            >
              <Trans>End here</Trans>
            </Button>
          )}
        </div>
      </div>
      <ul id={`${id}-flaws`} className={styles.flaws}>
        {row.flaws.map((flaw) => (
          <li key={flaw.code}>
            <FlawText flaw={flaw} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
