// Knows one of several values of which a menu selects exactly one: a radio button in a menu.
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { MenuItem } from "./menu.tsx";

export interface MenuChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

export function MenuChoice({ isChosen, onChoose, lang, children }: MenuChoiceProps) {
  return (
    <MenuItem
      role="menuitemradio"
      aria-checked={isChosen}
      lang={lang}
      note={isChosen ? <Check size={20} aria-hidden /> : null}
      onClick={onChoose}
    >
      {children}
    </MenuItem>
  );
}
