// Knows a file among the tiles of a library: seen, chosen, opened, dragged.
import type { LibraryFile } from "@academiz/application/ports";
import { lacksAlternative } from "@academiz/domain/documents";
import { Checkbox, IconButton, type RowDoor } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";
import { cloneElement, type DragEvent } from "react";
import { useBytes } from "../../office/use-bytes.ts";
import { KIND_LOOKS } from "../common/kind-words.ts";
import { Thumbnail } from "../common/thumbnail.tsx";
import * as styles from "./browse.css.ts";

export interface FileTileProps {
  readonly file: LibraryFile;
  readonly door: RowDoor;
  /** Present where several can be chosen. */
  readonly choice?: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void } | undefined;
  /** Absent where nothing can be changed. */
  readonly onFavourite?: (() => void) | undefined;
  readonly onDragStart?: ((event: DragEvent) => void) | undefined;
}

export function FileTile({ file, door, choice, onFavourite, onDragStart }: FileTileProps) {
  const { t, i18n } = useLingui();
  const bytes = useBytes();
  const { name, kind, size, width, height, isFavourite } = file;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one way of moving, the other is a button
    <div
      className={styles.tile}
      data-chosen={choice?.isChosen ? "" : undefined}
      draggable={onDragStart !== undefined}
      onDragStart={onDragStart}
    >
      <Thumbnail file={file} />
      {"render" in door ? (
        cloneElement(door.render, { className: styles.tileName } as object, name)
      ) : (
        <button type="button" className={styles.tileName} aria-label={door.label} onClick={door.onOpen}>
          {name}
        </button>
      )}
      <span className={styles.tileFacts}>
        <span>{i18n._(KIND_LOOKS[kind].name)}</span>
        <span>{bytes(size)}</span>
        {lacksAlternative(kind, file) && (
          <span className={styles.lacking}>
            <Trans>No alternative text yet</Trans>
          </span>
        )}
        {width !== null && height !== null && (
          <span>
            {width} × {height}
          </span>
        )}
      </span>
      <span className={styles.tileTools}>
        {choice ? (
          <span className={styles.tool}>
            <Checkbox aria-label={t`Select ${name}`} checked={choice.isChosen} onCheckedChange={choice.onChoose} />
          </span>
        ) : (
          <span />
        )}
        {onFavourite && (
          <span className={styles.tool}>
            <IconButton
              size="small"
              variant="quiet"
              label={t`Favourite: ${name}`}
              aria-pressed={isFavourite}
              icon={<Star size={16} aria-hidden {...(isFavourite && { fill: "currentColor" })} />}
              onClick={onFavourite}
            />
          </span>
        )}
      </span>
    </div>
  );
}
