// Knows what an author may add at a spot of a path: only what the table of successors allows (§4.144).
import { listAddable, type NodeKind, type Path, type PathSpot } from "@academiz/domain/paths";
import { IconButton, Menu, MenuItem } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { BookOpen, CircleStop, GitFork, Layers, Mail, Plus, Split, Workflow } from "lucide-react";
import type { ReactNode } from "react";
import { useNodeWords } from "./node-words.ts";

export interface AddMenuProps {
  readonly path: Path;
  readonly spot: PathSpot;
  /** What the button says. */
  readonly label: string;
  readonly onAdd: (kind: NodeKind) => void;
}

/** What is offered; a task becomes what its product is. */
const OFFERED: readonly (readonly [NodeKind, ReactNode])[] = [
  ["learniz", <BookOpen key="learniz" size={20} aria-hidden />],
  ["section", <Layers key="section" size={20} aria-hidden />],
  ["EMAIL", <Mail key="EMAIL" size={20} aria-hidden />],
  ["AND", <Workflow key="AND" size={20} aria-hidden />],
  ["OR", <Split key="OR" size={20} aria-hidden />],
  ["IF", <GitFork key="IF" size={20} aria-hidden />],
  ["END", <CircleStop key="END" size={20} aria-hidden />],
];

export function AddMenu({ path, spot, label, onAdd }: AddMenuProps) {
  const { t } = useLingui();
  const { ofKind } = useNodeWords();
  const allowed = listAddable(path, spot);
  if (allowed.length === 0) return null;
  return (
    <Menu trigger={<IconButton label={label} icon={<Plus size={20} aria-hidden />} />}>
      {OFFERED.filter(([kind]) => allowed.includes(kind)).map(([kind, icon]) => (
        <MenuItem key={kind} icon={icon} onClick={() => onAdd(kind)}>
          {kind === "learniz" ? t`A product` : ofKind(kind)}
        </MenuItem>
      ))}
    </Menu>
  );
}
