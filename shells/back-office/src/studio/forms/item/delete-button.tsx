// Knows how one row of a list is deleted where an icon says it: the focus goes to what stands in its place.
import { IconButton } from "@academiz/ui";
import { Trash2 } from "lucide-react";
import { removeEntry } from "./list-focus.ts";

export interface DeleteButtonProps {
  readonly label: string;
  /** There have to be so many. */
  readonly isNeeded?: boolean;
  readonly onDelete: () => void;
}

export const DeleteButton = ({ label, isNeeded = false, onDelete }: DeleteButtonProps) => (
  <IconButton
    size="small"
    label={label}
    disabled={isNeeded}
    accessibleWhenDisabled
    icon={<Trash2 size={16} aria-hidden />}
    onClick={({ currentTarget }) => removeEntry(currentTarget, onDelete)}
  />
);
