// Knows a number field: text that is not a number, or out of bounds, stays as it was typed, with an error, and is not
// stored.
import { Field, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import * as styles from "./number-field.css.ts";
import { readTypedNumber, writeNumber } from "./read-typed-number.ts";

export interface NumberFieldProps {
  readonly label: string;
  /** The label is only for screen readers: what stands beside it says the same. */
  readonly hidesLabel?: boolean;
  readonly help?: string;
  readonly optional?: boolean;
  readonly min: number;
  readonly max: number;
  /** Its unit, or its maximum. */
  readonly unit?: ReactNode;
  /** The `data-part` by which a problem leads to it. */
  readonly part?: string;
  readonly value: number | undefined;
  readonly onValueChange: (value: number) => void;
  /** Called when it was emptied; absent where a number is required. */
  readonly onClear?: () => void;
}

/** The text in the box, while it is typed or as long as it is wrong; `former` is the value that counts meanwhile. */
interface Typed {
  readonly text: string;
  readonly isWrong: boolean;
  readonly former: number | undefined;
}

export function NumberField(props: NumberFieldProps) {
  const { label, hidesLabel, help, optional, min, max, unit, part, value, onValueChange, onClear } = props;
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<Typed | null>(null);
  // When the number changes in another way, as by undo, it replaces wrong text.
  const shown = typed?.isWrong && typed.former !== value ? null : typed;
  const take = (text: string) => {
    const number = readTypedNumber(text);
    const isEmpty = text.trim() === "";
    const isWrong = isEmpty ? !onClear : !(number >= min && number <= max);
    setTyped({ text, isWrong, former: value });
    if (isWrong) return;
    if (isEmpty) onClear?.();
    else onValueChange(number);
  };
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (by === 0) return;
    // The cursor stays where it is.
    event.preventDefault();
    take(String(Math.min(max, Math.max(min, (value ?? 0) + by))));
  };
  return (
    <Field
      label={label}
      hidesLabel={hidesLabel}
      help={help}
      optional={optional}
      error={
        shown?.isWrong &&
        (value === undefined
          ? t`Type a number from ${min} to ${max}. Until then there is none.`
          : t`Type a number from ${min} to ${max}. Until then it stays ${value}.`)
      }
    >
      <span className={styles.counted}>
        <span className={unit === undefined ? styles.alone : styles.beside}>
          <TextInput
            data-part={part}
            // A browser's own number field silently ignores the decimal comma of another language.
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            inputMode="decimal"
            value={shown?.text ?? (value === undefined ? "" : writeNumber(value, i18n.locale))}
            onBlur={() => !shown?.isWrong && setTyped(null)}
            onChange={({ target }) => take(target.value)}
            onKeyDown={step}
          />
        </span>
        {unit}
      </span>
    </Field>
  );
}
