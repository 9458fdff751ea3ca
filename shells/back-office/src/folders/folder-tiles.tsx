// Knows how the subfolders of a folder are opened and dragged, and take what is dropped onto them.
import { useLingui } from "@lingui/react/macro";
import { Folder } from "lucide-react";
import { type ReactNode, useState } from "react";
import * as styles from "./folders.css.ts";
import type { FolderMoves } from "./use-folder-moves.ts";
import type { Folder as Branch } from "./walk-folders.ts";

export interface FolderTilesProps {
  readonly folders: readonly Branch[];
  readonly onOpen: (slug: string) => void;
  readonly menu: ((folder: Branch) => ReactNode) | undefined;
  /** Absent where folders can only be browsed. */
  readonly moves: FolderMoves | undefined;
}

export function FolderTiles({ folders, onOpen, menu, moves }: FolderTilesProps) {
  const { t } = useLingui();
  const [over, setOver] = useState<string | null>(null);
  return (
    <ul aria-label={t`Folders in this folder`} className={styles.folders}>
      {folders.map((folder) => (
        <li
          key={folder.slug}
          className={styles.folder}
          data-over={over === folder.slug ? "" : undefined}
          draggable={moves !== undefined}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            // Firefox does not drag without data.
            event.dataTransfer.setData("text/plain", folder.name);
            moves?.hold(folder.slug);
          }}
          onDragEnd={() => moves?.release()}
          onDragOver={(event) => {
            if (!moves?.accepts(event, folder.slug)) return;
            event.preventDefault();
            event.stopPropagation();
            setOver(folder.slug);
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => {
            setOver(null);
            if (!moves?.accepts(event, folder.slug)) return;
            event.preventDefault();
            event.stopPropagation();
            moves.onDrop(folder.slug, event);
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
