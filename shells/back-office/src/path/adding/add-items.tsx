// Knows what an author may add at a spot of a path: only what the table of successors allows (§4.144).
import { listAddable, type NodeKind, type Path, type PathSpot } from "@academiz/domain/paths";
import { MenuItem } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { NodeIcon } from "../node-icon.tsx";
import { useNodeWords } from "../node-words.ts";

/** The offered kinds; a task gets its kind from its product. */
export const OFFERED = ["learniz", "section", "EMAIL", "AND", "OR", "IF", "END"] as const satisfies readonly NodeKind[];

/** The kinds that may stand at a spot. */
export function listOffered(path: Path, spot: PathSpot): readonly NodeKind[] {
  const allowed = listAddable(path, spot);
  return OFFERED.filter((kind) => allowed.includes(kind));
}

export interface AddItemsProps {
  readonly offered: readonly NodeKind[];
  readonly onAdd: (kind: NodeKind) => void;
}

export function AddItems({ offered, onAdd }: AddItemsProps) {
  const { t } = useLingui();
  const { ofKind } = useNodeWords();
  return offered.map((kind) => (
    <MenuItem key={kind} icon={<NodeIcon kind={kind} />} onClick={() => onAdd(kind)}>
      {kind === "learniz" ? t`A product` : ofKind(kind)}
    </MenuItem>
  ));
}
