// Knows the button behind which stands what an author may add at a spot of a path.
import type { NodeKind, Path, PathSpot } from "@academiz/domain/paths";
import { AddButton, IconButton, Menu } from "@academiz/ui";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { AddItems, listOffered } from "./add-items.tsx";

export interface AddMenuProps {
  readonly path: Path;
  readonly spot: PathSpot;
  /** What the button says. */
  readonly label: string;
  readonly onAdd: (kind: NodeKind) => void;
  /** What stands on it, the beginning of `label`; absent: there is room for a sign alone. */
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
