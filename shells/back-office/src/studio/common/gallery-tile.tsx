// Knows one tile of a gallery: its picture, name and purpose.
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import * as styles from "./gallery.css.ts";

export interface GalleryTileProps {
  readonly Icon: LucideIcon;
  readonly name: MessageDescriptor;
  readonly note: MessageDescriptor;
  readonly onChoose: () => void;
}

export function GalleryTile({ Icon, name, note, onChoose }: GalleryTileProps) {
  const { i18n } = useLingui();
  return (
    <li>
      <button type="button" className={styles.tile} onClick={onChoose}>
        <Icon size={20} aria-hidden className={styles.picture} />
        <span className={styles.words}>
          <span>{i18n._(name)}</span> <span className={styles.note}>{i18n._(note)}</span>
        </span>
      </button>
    </li>
  );
}
