// Knows how an author says what a picture shows: in words, or that it is only decoration. A picture without either is
// not inserted.
import { Button, Checkbox, Dialog, Field, TextArea } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import * as styles from "./choosing.css.ts";

export interface AlternativeDialogProps {
  readonly file: { readonly name: string; readonly url: string };
  readonly onCancel: () => void;
  /** Called with an empty text where it is only decoration. */
  readonly onSay: (alternative: string) => void;
}

export function AlternativeDialog({ file: { name, url }, onCancel, onSay }: AlternativeDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState("");
  const [isDecoration, setDecoration] = useState(false);
  const [isTried, setTried] = useState(false);
  const isMissing = !isDecoration && words.trim() === "";
  return (
    <Dialog
      open
      size="small"
      closeOnOutside={false}
      initialFocus={input}
      onClose={onCancel}
      title={<Trans>What does this picture show?</Trans>}
      footer={
        <>
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary">
            <Trans>Insert the picture</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          // In React, the dialog is inside a text whose page has forms of its own.
          event.stopPropagation();
          if (isMissing) {
            setTried(true);
            input.current?.focus();
          } else onSay(isDecoration ? "" : words.replaceAll(/\s+/g, " ").trim());
        }}
      >
        <img src={url} alt={name} className={styles.picture} />
        <Field
          label={t`Alternative text`}
          help={t`For those who cannot see it: what it says in this place, in a sentence.`}
          error={isTried && isMissing ? t`Write what it shows, or say that it is only decoration.` : undefined}
        >
          <TextArea
            ref={input}
            rows={2}
            maxLength={1000}
            value={words}
            disabled={isDecoration}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <Checkbox checked={isDecoration} onCheckedChange={setDecoration}>
          <Trans>It is only decoration</Trans>
        </Checkbox>
      </form>
    </Dialog>
  );
}
