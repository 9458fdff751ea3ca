// Knows how a number is typed that is stored as it is typed: what is none, or beyond its bounds, is said and not stored.
import { Field, TextInput } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";

export interface NumberFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: number | null;
  /** 1 where nothing is said. */
  readonly least?: number;
  readonly most: number;
  /** Whole numbers where nothing is said. */
  readonly step?: number;
  readonly isOptional?: boolean;
  readonly onChange: (value: number) => void;
  readonly onClear?: () => void;
}

export function NumberField(props: NumberFieldProps) {
  const { label, help, value, least = 1, most, step = 1, isOptional = false, onChange, onClear } = props;
  /** What was typed last, and the value that it was typed over or led to. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null } | null>(null);
  const text = typed && typed.value === value ? typed.text : value === null ? "" : String(value);
  const number = Number(text.replace(",", "."));
  const isWhole = step !== 1 || Number.isInteger(number);
  const isEmpty = text.trim() === "";
  const isRight = isEmpty ? isOptional : Number.isFinite(number) && isWhole && number >= least && number <= most;
  return (
    <Field
      label={label}
      help={help}
      error={
        isRight ? undefined : (
          <Trans>
            Type a number from {least} to {most}.
          </Trans>
        )
      }
    >
      <TextInput
        inputMode={step === 1 ? "numeric" : "decimal"}
        value={text}
        maxLength={6}
        autoComplete="off"
        onChange={({ target }) => {
          const said = Number(target.value.replace(",", "."));
          const fits = Number.isFinite(said) && (step !== 1 || Number.isInteger(said)) && said >= least && said <= most;
          if (target.value.trim() === "") {
            setTyped({ text: "", value: isOptional ? null : value });
            if (isOptional) onClear?.();
          } else {
            setTyped({ text: target.value, value: fits ? said : value });
            if (fits) onChange(said);
          }
        }}
      />
    </Field>
  );
}
