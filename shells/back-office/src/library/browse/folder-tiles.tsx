// Knows how the folders that stand in one are opened, and what is let go onto them.
import type { LibraryFolder } from "@academiz/application/ports";
import { useLingui } from "@lingui/react/macro";
import { Folder } from "lucide-react";
import { type ReactNode, useState } from "react";
import * as styles from "./browse.css.ts";
import type { ShelfSideProps } from "./shelf-side.tsx";

export interface FolderTilesProps {
  readonly folders: readonly LibraryFolder[];
  readonly onOpen: (slug: string) => void;
  readonly menu: ((folder: LibraryFolder) => ReactNode) | undefined;
  readonly drop: ShelfSideProps["drop"];
}

export function FolderTiles({ folders, onOpen, menu, drop }: FolderTilesProps) {
  const { t } = useLingui();
  const [over, setOver] = useState<string | null>(null);
  return (
    <ul aria-label={t`Folders in this folder`} className={styles.folders}>
      {folders.map((folder) => (
        <li
          key={folder.slug}
          className={styles.folder}
          data-over={over === folder.slug ? "" : undefined}
          onDragOver={(event) => {
            if (!drop?.accepts(event)) return;
            event.preventDefault();
            event.stopPropagation();
            setOver(folder.slug);
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => {
            setOver(null);
            if (!drop?.accepts(event)) return;
            event.preventDefault();
            event.stopPropagation();
            drop.onDrop(folder.slug, event);
          }}
        >
          <button type="button" className={styles.folderName} onClick={() => onOpen(folder.slug)}>
            <Folder size={20} aria-hidden />
            {folder.name}
          </button>
          {menu?.(folder)}
        </li>
      ))}
    </ul>
  );
}
