// Knows how one row of a list is deleted by an icon button: the focus goes to the row that takes its place.
import { IconButton } from "@academiz/ui";
import { Trash2 } from "lucide-react";
import { removeEntry } from "./list-focus.ts";

export interface DeleteButtonProps {
  readonly label: string;
  /** True where none may be deleted. */
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
