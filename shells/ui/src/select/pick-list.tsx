// Knows how one of many is found by typing and picked at a place of the page: the list opens with its box, and both
// close once something is picked.
import * as Ariakit from "@ariakit/react";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import * as field from "../field/field.css.ts";
import * as floating from "../floating/floating.css.ts";
import { filterOptions, type Option } from "./option.ts";
import * as styles from "./select.css.ts";

export interface PickOption<Value extends string> extends Option<Value> {
  readonly icon: ReactNode;
}

export interface PickListProps<Value extends string> {
  /** What is picked: "Insert". */
  readonly label: string;
  readonly options: readonly PickOption<Value>[];
  /** Where it opens. */
  readonly getAnchorRect: () => DOMRect | null;
  readonly onPick: (value: Value) => void;
  /** Called when it was left without a choice, with the typed text. */
  readonly onLeave: (typed: string) => void;
  /** Backspace was pressed in the empty box. */
  readonly onErase: () => void;
}

export function PickList<Value extends string>(props: PickListProps<Value>) {
  const { label, options, getAnchorRect, onPick, onLeave, onErase } = props;
  const { t } = useLingui();
  const [query, setQuery] = useState("");
  const found = filterOptions(options, query);
  const leave = (isOpen: boolean) => {
    if (!isOpen) onLeave(query);
  };
  return (
    <Ariakit.PopoverProvider open setOpen={leave} placement="bottom-start">
      <Ariakit.Popover
        aria-label={label}
        getAnchorRect={getAnchorRect}
        gutter={4}
        portal
        // The caller decides where the focus goes next.
        autoFocusOnHide={false}
        className={floating.popover}
      >
        <Ariakit.ComboboxProvider open value={query} setValue={setQuery}>
          <div className={styles.pickBox}>
            <Ariakit.Combobox
              autoFocus
              autoSelect="always"
              aria-label={label}
              placeholder={t`Type to filter`}
              className={field.input()}
              onKeyDown={(event) => {
                if (event.key === "Backspace" && query === "") {
                  event.preventDefault();
                  onErase();
                }
              }}
            />
          </div>
          <Ariakit.ComboboxList aria-label={label} className={styles.pickList}>
            {found.map(({ value, label: name, icon }) => (
              <Ariakit.ComboboxItem
                key={value}
                value={value}
                setValueOnClick={false}
                hideOnClick={false}
                onClick={() => onPick(value)}
                className={floating.item()}
              >
                {icon}
                <span className={floating.itemText}>{name}</span>
              </Ariakit.ComboboxItem>
            ))}
          </Ariakit.ComboboxList>
          <div role="status">{found.length === 0 && <div className={floating.nothing}>{t`No result`}</div>}</div>
        </Ariakit.ComboboxProvider>
      </Ariakit.Popover>
    </Ariakit.PopoverProvider>
  );
}
