// Knows how somebody types where they want to go: a box, and below it all matches, in groups, reached by arrow keys.
import * as Ariakit from "@ariakit/react";
import { Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import * as floating from "../floating/floating.css.ts";
import { hidden } from "../visually-hidden/visually-hidden.css.ts";
import * as styles from "./palette.css.ts";

export interface PaletteEntry {
  readonly id: string;
  readonly icon: ReactNode;
  readonly label: ReactNode;
  /** Tells it apart from another one of the same name. */
  readonly note?: ReactNode;
  readonly onPick: () => void;
}
export interface PaletteGroup {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}
export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What it is for: "Go to, create, find". */
  readonly label: string;
  readonly placeholder: string;
  readonly closeLabel: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Empty ones are left out. */
  readonly groups: readonly PaletteGroup[];
  /** How many there are, none, or that the search is under way: read aloud, and shown where there is nothing. */
  readonly status: string;
  /** Below all of them: what could not be searched. */
  readonly notice?: ReactNode;
  /** Which keys do what. */
  readonly foot: ReactNode;
}

export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, label, placeholder, closeLabel, query, onQuery, groups, status, notice, foot } = props;
  const shown = groups.filter(({ entries }) => entries.length > 0);
  return (
    <Ariakit.Dialog
      open={open}
      onClose={onClose}
      aria-label={label}
      unmountOnHide
      backdrop={<div className={floating.backdrop} />}
      className={styles.palette}
    >
      <Ariakit.ComboboxProvider open value={query} setValue={onQuery} focusLoop="vertical">
        <div className={styles.head}>
          <Search size={20} aria-hidden />
          <Ariakit.Combobox
            autoFocus
            autoSelect="always"
            aria-label={label}
            placeholder={placeholder}
            className={styles.box}
          />
          <IconButton
            size="small"
            variant="quiet"
            label={closeLabel}
            icon={<X size={20} aria-hidden />}
            onClick={onClose}
          />
        </div>
        <Ariakit.ComboboxList alwaysVisible aria-label={label} className={styles.list}>
          {shown.map(({ id, label: heading, entries }) => (
            <Ariakit.ComboboxGroup key={id}>
              <Ariakit.ComboboxGroupLabel className={floating.heading}>{heading}</Ariakit.ComboboxGroupLabel>
              {entries.map((entry) => (
                <Ariakit.ComboboxItem
                  key={entry.id}
                  // Choosing an entry does not change what is typed.
                  value={entry.id}
                  setValueOnClick={false}
                  hideOnClick={false}
                  focusOnHover
                  onClick={entry.onPick}
                  className={floating.item()}
                >
                  {entry.icon}
                  <span className={floating.itemText}>
                    {entry.label}
                    {entry.note && <span className={floating.itemNote}>{entry.note}</span>}
                  </span>
                </Ariakit.ComboboxItem>
              ))}
            </Ariakit.ComboboxGroup>
          ))}
        </Ariakit.ComboboxList>
        <div role="status" className={shown.length === 0 ? floating.nothing : hidden}>
          {status}
        </div>
        {notice}
        <div className={styles.foot}>{foot}</div>
      </Ariakit.ComboboxProvider>
    </Ariakit.Dialog>
  );
}
