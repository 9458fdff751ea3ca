// Knows how one of many is found by typing and chosen.
import * as Ariakit from "@ariakit/react";
import { useLingui } from "@lingui/react/macro";
import { Check, ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import * as field from "../field/field.css.ts";
import { useFieldAttributes } from "../field/field-context.ts";
import * as floating from "../floating/floating.css.ts";
import { filterOptions, type Option } from "./option.ts";
import * as styles from "./select.css.ts";

export interface ComboboxProps<Value extends string> {
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  /** Null when the box was emptied. */
  readonly onValueChange: (value: Value | null) => void;
  /** The caller searches: `options` match what was typed already. Without it the options are filtered here. */
  readonly onQueryChange?: ((query: string) => void) | undefined;
  readonly loading?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly "aria-label"?: string | undefined;
}

export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { options, value, onValueChange, onQueryChange, loading = false, placeholder, disabled, ...rest } = props;
  const { t } = useLingui();
  const attributes = useFieldAttributes();
  const box = useRef<HTMLDivElement>(null);
  // Null: nothing is being typed, the box shows the choice.
  const [query, setQuery] = useState<string | null>(null);
  const shown = options.find((option) => option.value === value)?.label ?? "";
  const found = onQueryChange || query === null ? options : filterOptions(options, query);
  const finish = (): void => {
    if (query?.trim() === "" && value !== null) onValueChange(null);
    setQuery(null);
  };
  return (
    <Ariakit.ComboboxProvider
      // The first match is marked at once: where it is the only one, an arrow key keeps the mark on it.
      includesBaseElement={false}
      value={query ?? shown}
      setValue={(typed) => {
        if (typed === (query ?? shown)) return;
        setQuery(typed);
        onQueryChange?.(typed);
      }}
      selectedValue={value ?? ""}
      setSelectedValue={(next) => {
        if (next) onValueChange(next as Value);
        setQuery(null);
      }}
    >
      <div
        ref={box}
        className={field.input({ shape: "shell" })}
        aria-disabled={disabled ? "true" : undefined}
        data-invalid={"aria-invalid" in attributes ? "" : undefined}
      >
        <Ariakit.Combobox
          {...rest}
          {...attributes}
          autoSelect
          disabled={disabled ?? false}
          {...(placeholder ? { placeholder } : {})}
          className={field.bare}
          onBlur={finish}
        />
        <Ariakit.ComboboxDisclosure className={field.opener} aria-label={t`Show the choices`}>
          <ChevronDown size={20} aria-hidden />
        </Ariakit.ComboboxDisclosure>
      </div>
      <Ariakit.ComboboxPopover
        sameWidth
        getAnchorRect={() => box.current?.getBoundingClientRect() ?? null}
        gutter={4}
        portal
        unmountOnHide
        className={floating.popover}
        aria-busy={loading}
      >
        {found.map((option) => (
          <Ariakit.ComboboxItem
            key={option.value}
            value={option.value}
            setValueOnClick={false}
            disabled={option.disabled ?? false}
            className={floating.item()}
          >
            <span className={styles.optionText[option.depth ?? 0]}>
              {option.label}
              {option.note && <span className={floating.itemNote}>{option.note}</span>}
            </span>
            {option.value === value && <Check size={20} aria-hidden />}
          </Ariakit.ComboboxItem>
        ))}
        {found.length === 0 && <div className={floating.nothing}>{loading ? t`Loading…` : t`No result`}</div>}
      </Ariakit.ComboboxPopover>
    </Ariakit.ComboboxProvider>
  );
}
