// Knows how a moment of a film is typed: text that is not a time code yet stays as it was typed, with an error.
import { writeTimeCode } from "@academiz/domain/kernel";
import { readMoment } from "@academiz/domain/learniz";
import { Field, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

export interface TimeCodeFieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly value: number | undefined;
  /** The error of a valid time code. */
  readonly fault?: ReactNode;
  /** It may be empty, which gives undefined. */
  readonly isOptional?: boolean;
  readonly onWrite: (seconds: number | undefined) => void;
}

interface Typed {
  readonly text: string;
  /** The value when this was typed: an undo replaces the text. */
  readonly value: number | undefined;
}

const isUnread = (text: string, isOptional: boolean) =>
  readMoment(text) === null && !(isOptional && text.trim() === "");

export function TimeCodeField({ label, help, value, fault, isOptional = false, onWrite }: TimeCodeFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<Typed | null>(null);
  const own = typed?.value === value ? typed : null;
  const isWrong = own !== null && isUnread(own.text, isOptional);
  const write = (text: string) => {
    const read = readMoment(text) ?? undefined;
    const isKept = isUnread(text, isOptional);
    setTyped({ text, value: isKept ? value : read });
    if (!isKept && read !== value) onWrite(read);
  };
  return (
    <Field
      label={label}
      help={help}
      optional={isOptional}
      error={
        isWrong ? t`This is no time. Write it like 2:03, or like 1:02:03. Until then, nothing is kept of it.` : fault
      }
    >
      <TextInput
        value={own?.text ?? (value === undefined ? "" : writeTimeCode(value))}
        onChange={({ target }) => write(target.value)}
        onBlur={() => !isWrong && setTyped(null)}
      />
    </Field>
  );
}
