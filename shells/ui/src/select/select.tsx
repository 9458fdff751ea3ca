// Knows how one of several is chosen from a list that opens. For more than a dozen, a `Combobox`.
import * as Ariakit from "@ariakit/react";
import { useLingui } from "@lingui/react/macro";
import { Check, ChevronDown } from "lucide-react";
import { use } from "react";
import * as field from "../field/field.css.ts";
import { FieldContext, useFieldAttributes } from "../field/field-context.ts";
import * as floating from "../floating/floating.css.ts";
import type { Option } from "./option.ts";
import * as styles from "./select.css.ts";

export interface SelectProps<Value extends string> {
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The name, outside a `Field`. */
  readonly "aria-label"?: string | undefined;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, disabled, ...rest } = props;
  const { t } = useLingui();
  const wiring = use(FieldContext);
  const { required, ...attributes } = { required: undefined, ...useFieldAttributes() };
  const chosen = options.find((option) => option.value === value);
  return (
    <Ariakit.SelectProvider
      value={value ?? ""}
      setValue={(next) => {
        if (next !== value) onValueChange(next as Value);
      }}
    >
      <Ariakit.Select
        {...rest}
        {...attributes}
        {...(wiring ? { "aria-labelledby": wiring.labelId } : {})}
        {...(required ? { "aria-required": true } : {})}
        disabled={disabled ?? false}
        className={field.input()}
      >
        <span className={chosen ? styles.value : styles.placeholder}>{chosen?.label ?? placeholder ?? t`Choose…`}</span>
        <ChevronDown size={20} aria-hidden />
      </Ariakit.Select>
      <Ariakit.SelectPopover sameWidth gutter={4} portal unmountOnHide className={floating.popover}>
        {options.map((option) => (
          <Ariakit.SelectItem
            key={option.value}
            value={option.value}
            disabled={option.disabled ?? false}
            className={floating.item()}
          >
            <span className={floating.itemText}>
              {option.label}
              {option.note && <span className={floating.itemNote}>{option.note}</span>}
            </span>
            {option.value === value && <Check size={20} aria-hidden />}
          </Ariakit.SelectItem>
        ))}
      </Ariakit.SelectPopover>
    </Ariakit.SelectProvider>
  );
}
