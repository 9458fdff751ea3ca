// Knows how the subfolders of a folder are opened, and take what is dropped onto them.
import { useLingui } from "@lingui/react/macro";
import { Folder } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";
import * as styles from "./folders.css.ts";
import type { Folder as Branch } from "./walk-folders.ts";

/** Called when something is dropped onto a folder; null: onto the top level. */
export interface FolderDrop {
  readonly accepts: (event: DragEvent) => boolean;
  readonly onDrop: (folder: string | null, event: DragEvent) => void;
}

export interface FolderTilesProps {
  readonly folders: readonly Branch[];
  readonly onOpen: (slug: string) => void;
  readonly menu: ((folder: Branch) => ReactNode) | undefined;
  readonly drop: FolderDrop | undefined;
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
