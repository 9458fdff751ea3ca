// Knows how one view of several is shown in the same place.
import * as Ariakit from "@ariakit/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import * as styles from "./tabs.css.ts";
import { useHiddenEdges } from "./use-hidden-edges.ts";

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** A count or a status. */
  readonly badge?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  /** They stand closer to each other, in a narrow place. */
  readonly isNarrow?: boolean;
  readonly onSelect: (id: Id) => void;
  /** The view of the selected tab. */
  readonly children: ReactNode;
}

/** Arrows only move the focus, Enter or Space opens: a view may load slowly. */
export function Tabs<Id extends string>({
  label,
  items,
  selected,
  isNarrow = false,
  onSelect,
  children,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // The ids of a page are of the whole page: a form beside the tabs may well be called as one of them.
  const prefix = useId();
  const name = (id: Id) => `${prefix}-${id}`;
  const open = name(selected);
  useHiddenEdges(list);
  // Where there is no room for all tabs, the open one is scrolled into sight: an address may lead to the last of them.
  useEffect(() => {
    const tab = [...(list.current?.children ?? [])].find(({ id }) => id === open);
    if (!list.current || !tab) return;
    const [shown, own] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.left < shown.left) list.current.scrollLeft -= shown.left - own.left;
    else if (own.right > shown.right) list.current.scrollLeft += own.right - shown.right;
  }, [open]);
  return (
    <Ariakit.TabProvider
      selectedId={open}
      setSelectedId={(chosen) => {
        const item = items.find(({ id }) => name(id) === chosen);
        if (item && item.id !== selected) onSelect(item.id);
      }}
      selectOnMove={false}
      rtl={document.documentElement.dir === "rtl"}
    >
      <Ariakit.TabList
        ref={list}
        aria-label={label}
        className={isNarrow ? `${styles.list} ${styles.close}` : styles.list}
      >
        {items.map((item) => (
          <Ariakit.Tab key={item.id} id={name(item.id)} disabled={item.disabled ?? false} className={styles.tab}>
            {item.label}
            {item.badge}
          </Ariakit.Tab>
        ))}
      </Ariakit.TabList>
      <Ariakit.TabPanel tabId={open} className={styles.panel}>
        {children}
      </Ariakit.TabPanel>
    </Ariakit.TabProvider>
  );
}
