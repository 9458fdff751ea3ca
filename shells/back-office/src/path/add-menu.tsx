// Knows the button behind which stands what an author may add at a spot of a path.
import type { NodeKind, Path, PathSpot } from "@academiz/domain/paths";
import { IconButton, Menu } from "@academiz/ui";
import { Plus } from "lucide-react";
import { AddItems, listOffered } from "./add-items.tsx";

export interface AddMenuProps {
  readonly path: Path;
  readonly spot: PathSpot;
  /** What the button says. */
  readonly label: string;
  readonly onAdd: (kind: NodeKind) => void;
  readonly isSmall?: boolean;
}

export function AddMenu({ path, spot, label, onAdd, isSmall = false }: AddMenuProps) {
  const offered = listOffered(path, spot);
  if (offered.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton
          label={label}
          size={isSmall ? "small" : "medium"}
          icon={<Plus size={isSmall ? 16 : 20} aria-hidden />}
        />
      }
    >
      <AddItems offered={offered} onAdd={onAdd} />
    </Menu>
  );
}
