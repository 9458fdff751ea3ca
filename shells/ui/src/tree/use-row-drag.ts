// Knows how a row is dragged to another place of its tree: before, after or into the row under the pointer.
import { type DragEvent, useState } from "react";

export type TreePlace = "before" | "after" | "into";

export interface TreeDrag {
  readonly canDrag: (id: string) => boolean;
  /** The places where it may be dropped at a row; empty: nowhere. */
  readonly listPlaces: (dragged: string, target: string) => readonly TreePlace[];
  readonly onDrop: (dragged: string, target: string, place: TreePlace) => void;
}

interface Over {
  readonly id: string;
  readonly place: TreePlace;
}

export function useRowDrag(drag: TreeDrag | undefined) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const find = (id: string, event: DragEvent<HTMLElement>): TreePlace | null => {
    if (!drag || dragged === null) return null;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return choosePlace(drag.listPlaces(dragged, id), (event.clientY - top) / height);
  };
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    /** The props of a row, in addition to its own handlers. */
    of: (id: string) =>
      drag?.canDrag(id)
        ? {
            draggable: true,
            "data-dragged": dragged === id ? "" : undefined,
            "data-drop": over?.id === id ? over.place : undefined,
            onDragStart: (event: DragEvent<HTMLElement>) => {
              event.dataTransfer.effectAllowed = "move";
              // Firefox does not drag without data.
              event.dataTransfer.setData("text/plain", event.currentTarget.textContent ?? "");
              setDragged(id);
            },
            onDragEnd: end,
          }
        : { "data-drop": over?.id === id ? over.place : undefined },
    /** @returns whether a row is being dragged: then nothing else is dropped here. */
    hover(id: string, event: DragEvent<HTMLElement>): boolean {
      const place = find(id, event);
      if (place) {
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
      }
      setOver(place && { id, place });
      return dragged !== null;
    },
    leave: () => setOver(null),
    /** @returns whether it was a row that was dropped. */
    drop(id: string, event: DragEvent<HTMLElement>): boolean {
      const place = find(id, event);
      if (dragged === null) return false;
      event.preventDefault();
      end();
      if (place) drag?.onDrop(dragged, id, place);
      return true;
    },
  };
}

/** @param at how far down in the row the pointer is, 0–1. The middle means into the row, where that is possible. */
export function choosePlace(places: readonly TreePlace[], at: number): TreePlace | null {
  const edge = places.includes("into") ? 0.3 : 0.5;
  const wanted: readonly TreePlace[] =
    at < edge ? ["before", "into", "after"] : at > 1 - edge ? ["after", "into", "before"] : ["into", "after", "before"];
  return wanted.find((place) => places.includes(place)) ?? null;
}
