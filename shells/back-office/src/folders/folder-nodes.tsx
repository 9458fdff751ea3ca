// Knows how folders are drawn as a tree, below a node for the top level.
import type { TreeNode } from "@academiz/ui";
import { Folder, FolderOpen, Library } from "lucide-react";
import type { Folder as Branch } from "./walk-folders.ts";

/** The id of the top level, which is not a folder. */
export const TOP = "top";

export const buildNodes = (name: string, folders: readonly Branch[], open: string | null): readonly TreeNode[] => [
  {
    id: TOP,
    label: name,
    icon: <Library size={16} aria-hidden />,
    children: folders.map((folder) => buildNode(folder, open)),
  },
];

const buildNode = ({ slug, name, children }: Branch, open: string | null): TreeNode => ({
  id: slug,
  label: name,
  icon: slug === open ? <FolderOpen size={16} aria-hidden /> : <Folder size={16} aria-hidden />,
  children: children.map((child) => buildNode(child, open)),
});
