// Knows how one of a few options is chosen, all of them in sight.
import * as Ariakit from "@ariakit/react";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import * as fieldStyles from "../field/field.css.ts";
import * as styles from "./choice.css.ts";

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly direction?: "column" | "row" | undefined;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, help, error, options, value, onValueChange, direction = "column" } = props;
  const id = useId();
  const describedBy = [error ? `${id}-error` : "", help ? `${id}-help` : ""].filter(Boolean).join(" ");
  return (
    <Ariakit.RadioProvider value={value} setValue={(chosen) => onValueChange(chosen as Value)}>
      <Ariakit.RadioGroup
        className={fieldStyles.field}
        aria-labelledby={id}
        {...(describedBy ? { "aria-describedby": describedBy } : {})}
      >
        <span id={id} className={fieldStyles.label}>
          {label}
        </span>
        <div className={styles.group({ direction })}>
          {options.map((option) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the radio is inside, under its component's name
            <label key={option.value} className={styles.choice}>
              <Ariakit.Radio
                value={option.value}
                disabled={option.disabled ?? false}
                className={styles.mark({ kind: "radio" })}
              />
              <span className={styles.words}>
                <span>{option.label}</span>
                {option.help && <span className={styles.note}>{option.help}</span>}
              </span>
            </label>
          ))}
        </div>
        {error && (
          <p className={fieldStyles.error} id={`${id}-error`}>
            <CircleAlert size={16} aria-hidden />
            <span>{error}</span>
          </p>
        )}
        {help && (
          <p className={fieldStyles.help} id={`${id}-help`}>
            {help}
          </p>
        )}
      </Ariakit.RadioGroup>
    </Ariakit.RadioProvider>
  );
}
