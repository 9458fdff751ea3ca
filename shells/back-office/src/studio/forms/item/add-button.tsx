// Knows how one more of a list is asked for, as long as there may be more: it stands behind that list.
import { Button } from "@academiz/ui";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { addEntry } from "./list-focus.ts";

export interface AddButtonProps {
  readonly isFull: boolean;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

export const AddButton = ({ isFull, onAdd, children }: AddButtonProps) => (
  <div>
    <Button
      size="small"
      icon={<Plus size={16} aria-hidden />}
      disabled={isFull}
      accessibleWhenDisabled
      onClick={({ currentTarget: { parentElement } }) => parentElement && addEntry(parentElement, onAdd)}
    >
      {children}
    </Button>
  </div>
);
