// Knows how a message is written and sent; typed text stays until it arrived, also when the panel is closed.
import { connectSubmission, createSubmissionMachine, type SubmissionInput } from "@academiz/application/submission";
import { cleanMessage, judgeMessage, MESSAGE_LENGTH } from "@academiz/domain/threads";
import { Button, Field, TextArea } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "./comments.css.ts";

const submission = createSubmissionMachine<string>();

export interface MessageFormProps {
  readonly label: string;
  readonly verb: ReactNode;
  /** The typed text, which the caller keeps. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** After it was accepted the caller draws another form, or none, so that it is not sent again. */
  readonly submit: SubmissionInput<string>["submit"];
  readonly onCancel?: (() => void) | undefined;
  readonly isFocused?: boolean | undefined;
}

export function MessageForm({ label, verb, text, onText, submit, onCancel, isFocused }: MessageFormProps) {
  const { t } = useLingui();
  const [snapshot, send] = useActor(submission, { input: { submit } });
  const { isBusy, trouble } = connectSubmission<string>(snapshot);
  const [isTried, setTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = area;
    if (!isFocused || !current) return;
    current.focus();
    // The cursor stays where somebody was typing.
    current.setSelectionRange(current.value.length, current.value.length);
  }, [isFocused]);
  const cleaned = cleanMessage(text);
  const fault = judgeMessage(cleaned);
  const over = cleaned.length - MESSAGE_LENGTH;
  const error =
    fault === "too-long"
      ? t`This is longer than a comment can be, by this many characters: ${over}.`
      : isTried && fault === "empty"
        ? t`Write something first.`
        : undefined;
  const sendNow = () => {
    setTried(true);
    if (fault) return area.current?.focus();
    send({ type: "form.submitted", values: cleaned });
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        sendNow();
      }}
    >
      <Field label={label} error={error}>
        <TextArea
          ref={area}
          rows={3}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            sendNow();
          }}
        />
      </Field>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <TroubleText trouble={trouble} /> <Trans>What you wrote is still here.</Trans>
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="primary" loading={isBusy}>
          {verb}
        </Button>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
