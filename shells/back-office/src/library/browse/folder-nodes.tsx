// Knows how the folders of a library are drawn as a tree, the library itself above them.
import type { LibraryFolder } from "@academiz/application/ports";
import type { TreeNode } from "@academiz/ui";
import { Folder, FolderOpen, Library } from "lucide-react";

/** Names the top, which is no folder. */
export const TOP = "top";

export const buildNodes = (
  name: string,
  folders: readonly LibraryFolder[],
  open: string | null,
): readonly TreeNode[] => [
  {
    id: TOP,
    label: name,
    icon: <Library size={16} aria-hidden />,
    children: folders.map((folder) => buildNode(folder, open)),
  },
];

const buildNode = ({ slug, name, children }: LibraryFolder, open: string | null): TreeNode => ({
  id: slug,
  label: name,
  icon: slug === open ? <FolderOpen size={16} aria-hidden /> : <Folder size={16} aria-hidden />,
  children: children.map((child) => buildNode(child, open)),
});
