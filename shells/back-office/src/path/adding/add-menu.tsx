// Knows the button with the menu of what an author may add at a spot of a path.
import type { NodeKind, Path, PathSpot } from "@academiz/domain/paths";
import { AddButton, IconButton, Menu } from "@academiz/ui";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { AddItems, listOffered } from "./add-items.tsx";

export interface AddMenuProps {
  readonly path: Path;
  readonly spot: PathSpot;
  /** The accessible name of the button. */
  readonly label: string;
  readonly onAdd: (kind: NodeKind) => void;
  /** Its visible words, the beginning of `label`; absent: there is only room for an icon. */
  readonly children?: ReactNode;
}

export function AddMenu({ path, spot, label, onAdd, children }: AddMenuProps) {
  const offered = listOffered(path, spot);
  if (offered.length === 0) return null;
  return (
    <Menu
      trigger={
        children ? (
          <AddButton aria-label={label}>{children}</AddButton>
        ) : (
          <IconButton label={label} size="small" icon={<Plus size={16} aria-hidden />} />
        )
      }
    >
      <AddItems offered={offered} onAdd={onAdd} />
    </Menu>
  );
}
