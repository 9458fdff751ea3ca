// Knows a number field that stores each valid number as it is typed; other text, or a number out of bounds, is an
// error.
import { Field, TextInput } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";

export interface NumberFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: number | null;
  /** 1 by default. */
  readonly least?: number;
  readonly most: number;
  /** Whole numbers by default. */
  readonly step?: number;
  readonly isOptional?: boolean;
  readonly onChange: (value: number) => void;
  readonly onClear?: () => void;
}

export function NumberField(props: NumberFieldProps) {
  const { label, help, value, least = 1, most, step = 1, isOptional = false, onChange, onClear } = props;
  /** The text that was typed last, and the value that it belongs to. */
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
