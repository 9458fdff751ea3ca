// Knows how a zone of the picture is drawn: the whole of it takes the held piece.
import type { ZoneView } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import * as board from "../common/board/board.css.ts";
import { placeArea } from "../common/board/board.tsx";
import { useHand } from "../common/pick-and-place/hand.ts";
import * as styles from "./drag-and-drop.css.ts";

export interface PictureZoneProps {
  readonly zone: ZoneView;
  /** Its name for screen readers. */
  readonly name: string;
  /** The words on the picture; null: only its number. */
  readonly label: string | null;
  readonly holds: readonly string[];
  /** True while it takes one more thing. */
  readonly hasRoom: boolean;
  /** It is too small for its things, which are listed under the picture: here it is only for the pointer. */
  readonly isListed: boolean;
  readonly children: ReactNode;
}

export function PictureZone({ zone, name, label, holds, hasRoom, isListed, children }: PictureZoneProps) {
  const { t } = useLingui();
  const { picked, drag, place } = useHand();
  const { slug, number } = zone;
  const isOpen = picked !== null && hasRoom && !holds.includes(picked);
  const inside = (
    <>
      <span className={board.corner} aria-hidden>
        {number}
      </span>
      {!isListed && label && label !== String(number) && (
        <span className={styles.label} aria-hidden>
          {label}
        </span>
      )}
      {!isListed && children}
      {isOpen && (
        <button
          type="button"
          className={styles.cover}
          aria-label={t`Place here: ${name}`}
          onClick={() => place(slug)}
          {...(isListed ? { tabIndex: -1, "aria-hidden": true } : { "data-stop": "" })}
        />
      )}
    </>
  );
  const attributes = {
    "data-place": hasRoom ? slug : undefined,
    className: styles.zone({ isOpen, isOver: isOpen && drag.drag?.over === slug }),
    style: placeArea(zone),
  };
  if (isListed) return <div {...attributes}>{inside}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field is asked for in it
    <div role="group" aria-label={name} {...attributes}>
      {inside}
    </div>
  );
}
