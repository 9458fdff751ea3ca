// Knows how several of a few options are ticked, all of them in sight; a tree of options is indented.
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import * as fieldStyles from "../field/field.css.ts";
import { assignInlineVars } from "../progress/assign-vars.ts";
import { Checkbox } from "./checkbox.tsx";
import * as styles from "./choice.css.ts";

export interface CheckOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** The option's depth in its tree, from 0. */
  readonly depth?: number | undefined;
}

export interface CheckGroupProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly CheckOption[];
  readonly values: readonly string[];
  /** The name of the first box, by which a form finds it. */
  readonly name?: string | undefined;
  /** In the order of the options; values that are not options stay at the end. */
  readonly onValuesChange: (values: readonly string[]) => void;
}

export function CheckGroup({ label, help, error, options, values, name, onValuesChange }: CheckGroupProps) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : "", help ? `${id}-help` : ""].filter(Boolean).join(" ");
  const turn = (value: string, isTicked: boolean) => {
    const known = options.map((option) => option.value);
    const next = isTicked ? [...values, value] : values.filter((one) => one !== value);
    onValuesChange([...known.filter((one) => next.includes(one)), ...next.filter((one) => !known.includes(one))]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its legend out
    <div
      role="group"
      className={fieldStyles.field}
      aria-labelledby={id}
      {...(describedBy ? { "aria-describedby": describedBy } : {})}
    >
      <span id={id} className={fieldStyles.label}>
        {label}
      </span>
      <div className={styles.ticks}>
        {options.map(({ value, label: words, help: note, disabled, depth = 0 }, at) => (
          <div key={value} className={styles.tick} style={assignInlineVars(styles.depth, String(depth))}>
            <Checkbox
              name={at === 0 ? name : undefined}
              checked={values.includes(value)}
              disabled={disabled}
              help={note}
              onCheckedChange={(isTicked) => turn(value, isTicked)}
            >
              {words}
            </Checkbox>
          </div>
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
    </div>
  );
}
