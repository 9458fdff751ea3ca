// Knows how one more of a list is asked for, as long as there may be more.
import { Button } from "@academiz/ui";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";

export interface AddButtonProps {
  readonly isFull: boolean;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

export const AddButton = ({ isFull, onAdd, children }: AddButtonProps) => (
  <div>
    <Button size="small" icon={<Plus size={16} aria-hidden />} disabled={isFull} accessibleWhenDisabled onClick={onAdd}>
      {children}
    </Button>
  </div>
);
