// Knows how a learner adds their signature: drawn with a finger, a pen or a mouse; or their name, typed.
import { readDrawing, writeTyped } from "@academiz/domain/classiz";
import { Button, Field, SignaturePad, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Keyboard, PenLine } from "lucide-react";
import { useState } from "react";
import * as styles from "./classroom.css.ts";

export interface SignatureFieldProps {
  /** Null: nothing was drawn or typed. Only the first one is read. */
  readonly value: string | null;
  readonly onChange: (drawing: string | null) => void;
}

export function SignatureField({ value, onChange }: SignatureFieldProps) {
  const { t } = useLingui();
  const [first] = useState(() => readDrawing(value ?? ""));
  const [isTyping, setTyping] = useState(first?.kind === "typed");
  const [path, setPath] = useState(first?.kind === "strokes" ? first.path : "");
  const [name, setName] = useState(first?.kind === "typed" ? first.name : "");
  const draw = (next: string) => {
    setPath(next);
    onChange(next || null);
  };
  const change = () => {
    setTyping(!isTyping);
    setName("");
    draw("");
  };
  return (
    <div className={styles.drawing}>
      {isTyping ? (
        <Field label={t`My name, as I sign`} optional>
          <TextInput
            value={name}
            maxLength={100}
            autoComplete="name"
            onChange={({ target }) => {
              setName(target.value);
              onChange(target.value.trim() === "" ? null : writeTyped(target.value));
            }}
          />
        </Field>
      ) : (
        <>
          <p>
            <Trans>My signature (optional)</Trans>
          </p>
          <SignaturePad
            label={path === "" ? t`Draw how you sign here` : t`What you have drawn`}
            clearLabel={t`Draw again`}
            value={path}
            onChange={draw}
          />
        </>
      )}
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          icon={isTyping ? <PenLine size={20} aria-hidden /> : <Keyboard size={20} aria-hidden />}
          onClick={change}
        >
          {isTyping ? <Trans>Draw instead</Trans> : <Trans>Type my name instead</Trans>}
        </Button>
      </div>
    </div>
  );
}
