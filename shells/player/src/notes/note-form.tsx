// Knows how a note is written: it is stored as it is typed.
import type { NoteDraft } from "@academiz/application/notes";
import { Button } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";
import * as styles from "./notes.css.ts";

export interface NoteFormProps {
  readonly draft: NoteDraft;
  readonly label: string;
  /** The most characters. */
  readonly most: number;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

export function NoteForm({ draft, label, most, onType, onClose }: NoteFormProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = box;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const beyond = draft.text.trim().length - most;
  return (
    <div className={styles.form}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={5}
        className={styles.box}
        value={draft.text}
        aria-invalid={draft.fault === "too-long" || undefined}
        aria-describedby={`${id}-told`}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-told`} role="status" className={draft.fault === "too-long" ? styles.fault : styles.quiet}>
        {draft.fault === "too-long" ? (
          <Plural
            value={beyond}
            one="# character too many: what you typed since is not kept."
            other="# characters too many: what you typed since is not kept."
          />
        ) : draft.fault === "empty" && draft.before ? (
          <Trans>An emptied note is deleted.</Trans>
        ) : null}
      </p>
      <div className={styles.foot}>
        <Button size="small" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
