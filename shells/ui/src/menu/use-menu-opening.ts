// Knows when the items of a menu are shown, and what the button does that opens them: until then there is only the
// button.
import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";

export interface MenuOpening {
  readonly isOpen: boolean;
  /** The button. */
  readonly anchor: HTMLElement;
  /** What takes the focus: an item for who opens it by keys, else the menu itself. */
  readonly focused: "first" | "last" | "container";
  readonly onClose: () => void;
}

type Opening = Omit<MenuOpening, "onClose">;
const BY_KEYS: Readonly<Record<string, Opening["focused"]>> = { ArrowDown: "first", ArrowUp: "last" };

/** `opening`: null until somebody opens it for the first time. `button`: for the element that opens it. */
export function useMenuOpening() {
  const id = useId();
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = opening?.isOpen === true;
  const onClose = () => setOpening((current) => current && { ...current, isOpen: false });
  const button = {
    id,
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    onClick({ currentTarget: anchor, detail }: MouseEvent<HTMLElement>) {
      if (isOpen) onClose();
      else setOpening({ isOpen: true, anchor, focused: detail === 0 ? "first" : "container" });
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const focused = BY_KEYS[event.key];
      if (!focused) return;
      event.preventDefault();
      setOpening({ isOpen: true, anchor: event.currentTarget, focused });
    },
  } as const;
  return { opening: opening && { ...opening, onClose }, button };
}
