// Knows how a menu is offered whose items come late: its button is there at once, and a press waits for the items.
import { type ReactNode, useId, useState } from "react";
import { Button, type ButtonProps } from "../button/button.tsx";

export interface MenuOpening {
  readonly isOpen: boolean;
  /** The button. */
  readonly anchor: HTMLElement;
  /** What takes the focus: an item for who opens it by keys, else the menu itself. */
  readonly focused: "first" | "last" | "container";
  readonly onClose: () => void;
}

export interface LateMenuProps extends Omit<ButtonProps, "onClick" | "onFocus" | "onKeyDown" | "onPointerEnter"> {
  /** Asks for the items: somebody points at the button, or has it in focus. */
  readonly onNear: () => void;
  /** An `OpenMenu` that comes late. */
  readonly items: (opening: MenuOpening) => ReactNode;
}

type Opening = Omit<MenuOpening, "onClose">;
const BY_KEYS: Readonly<Record<string, Opening["focused"]>> = { ArrowDown: "first", ArrowUp: "last" };

export function LateMenu({ onNear, items, ...button }: LateMenuProps) {
  const id = useId();
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = opening?.isOpen === true;
  const onClose = () => setOpening((current) => current && { ...current, isOpen: false });
  return (
    <>
      <Button
        {...button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={({ currentTarget: anchor, detail }) => {
          if (isOpen) onClose();
          else setOpening({ isOpen: true, anchor, focused: detail === 0 ? "first" : "container" });
        }}
        onKeyDown={(event) => {
          const focused = BY_KEYS[event.key];
          if (!focused) return;
          event.preventDefault();
          setOpening({ isOpen: true, anchor: event.currentTarget, focused });
        }}
      />
      {opening && items({ ...opening, onClose })}
    </>
  );
}
