// Knows how a part of the picture is drawn that things are put to: all of it takes what is held.
import type { ZoneView } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import * as board from "../common/board/board.css.ts";
import { placeArea } from "../common/board/board.tsx";
import { useHand } from "../common/pick-and-place/hand.ts";
import * as styles from "./drag-and-drop.css.ts";

export interface PictureZoneProps {
  readonly zone: ZoneView;
  /** What it is called for the ear. */
  readonly name: string;
  /** What is read on the picture; null for its number alone. */
  readonly label: string | null;
  readonly holds: readonly string[];
  /** It takes one thing more. */
  readonly hasRoom: boolean;
  /** It is too small for what stands in it, which is listed under the picture: a pointer alone finds it here. */
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
