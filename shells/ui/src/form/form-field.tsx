// Knows how one value of a form is asked for, by its kind.
import { CheckGroup, type CheckOption } from "../choice/check-group.tsx";
import { RadioGroup, type RadioOption } from "../choice/radio-group.tsx";
import { DateInput } from "../field/date-input.tsx";
import { Field } from "../field/field.tsx";
import { TextArea, TextInput } from "../field/text-input.tsx";
import type { Combobox } from "../select/combobox.tsx";
import type { Option } from "../select/option.ts";

interface AnyField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly help?: string | undefined;
}
/** A value that a form asks for. */
export type FormField<Name extends string> = AnyField<Name> &
  (
    | {
        readonly kind: "line";
        readonly maxLength?: number | undefined;
        readonly inputMode?: "decimal" | "numeric" | "url" | undefined;
      }
    /** A date and a time where the reader is, as `YYYY-MM-DDTHH:MM`; empty without one. */
    | { readonly kind: "moment" }
    /** `YYYY-MM-DD`, and `HH:MM`; empty without one. */
    | { readonly kind: "day" }
    | { readonly kind: "time" }
    /** One of many, found by typing; empty: none. */
    | {
        readonly kind: "pick";
        /** Passed in, so that forms without one do not load it. */
        readonly Picker: typeof Combobox;
        readonly options: readonly Option[];
        readonly placeholder?: string | undefined;
        /** The caller searches: the options match what was typed. */
        readonly onQueryChange?: ((query: string) => void) | undefined;
      }
    | { readonly kind: "text"; readonly maxLength?: number | undefined }
    | {
        readonly kind: "choice";
        readonly options: readonly RadioOption<string>[];
        readonly inRow?: boolean | undefined;
      }
    /** Its value is the list of ticked options, as `joinTicked` writes it. */
    | { readonly kind: "several"; readonly options: readonly CheckOption[] }
  );

const BETWEEN = "\n";
/** The ticked options of a field, as one value of a form. */
export const joinTicked = (values: readonly string[]): string => values.join(BETWEEN);
export const splitTicked = (value: string): readonly string[] => (value === "" ? [] : value.split(BETWEEN));

export interface FormFieldViewProps<Name extends string> {
  readonly field: FormField<Name>;
  readonly value: string;
  /** What is wrong with it, in words that say what to do. */
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

export function FormFieldView<Name extends string>({ field, value, error, onValue }: FormFieldViewProps<Name>) {
  const { name, label, help } = field;
  if (field.kind === "choice")
    return (
      <RadioGroup
        label={label}
        help={help}
        error={error}
        options={field.options}
        direction={field.inRow ? "row" : "column"}
        value={value}
        onValueChange={onValue}
      />
    );
  if (field.kind === "several")
    return (
      <CheckGroup
        label={label}
        help={help}
        error={error}
        name={name}
        options={field.options}
        values={splitTicked(value)}
        onValuesChange={(values) => onValue(joinTicked(values))}
      />
    );
  if (field.kind === "moment" || field.kind === "day" || field.kind === "time")
    return (
      <Field label={label} help={help} error={error}>
        <DateInput kind={field.kind} name={name} value={value} onValueChange={onValue} />
      </Field>
    );
  if (field.kind === "pick")
    return (
      <Field label={label} help={help} error={error}>
        <field.Picker
          options={field.options}
          value={value === "" ? null : value}
          placeholder={field.placeholder}
          onQueryChange={field.onQueryChange}
          onValueChange={(picked) => onValue(picked ?? "")}
        />
      </Field>
    );
  const { maxLength } = field;
  return (
    <Field label={label} help={help} error={error}>
      {field.kind === "text" ? (
        <TextArea name={name} value={value} maxLength={maxLength} onChange={({ target }) => onValue(target.value)} />
      ) : (
        <TextInput
          name={name}
          value={value}
          maxLength={maxLength}
          inputMode={field.inputMode}
          autoComplete="off"
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}
