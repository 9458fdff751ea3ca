// Knows how a menu is offered whose items come late: its button is there at once, and a press waits for the items.
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../button/button.tsx";
import { type MenuOpening, useMenuOpening } from "./use-menu-opening.ts";

export interface LateMenuProps extends Omit<ButtonProps, "onClick" | "onFocus" | "onKeyDown" | "onPointerEnter"> {
  /** Asks for the items: somebody points at the button, or has it in focus. */
  readonly onNear: () => void;
  /** An `OpenMenu` that comes late. */
  readonly items: (opening: MenuOpening) => ReactNode;
}

export function LateMenu({ onNear, items, ...given }: LateMenuProps) {
  const { opening, button } = useMenuOpening();
  return (
    <>
      <Button {...given} {...button} onPointerEnter={onNear} onFocus={onNear} />
      {opening && items(opening)}
    </>
  );
}
