// Knows how files of the library are dragged within a page: by their slugs, which no other page reads.
import type { DragEvent } from "react";

const FORMAT = "application/x-academiz-files";

export function holdFiles(event: DragEvent, slugs: readonly string[]): void {
  event.dataTransfer.setData(FORMAT, slugs.join(","));
  event.dataTransfer.effectAllowed = "move";
}
export const holdsDragged = (event: DragEvent): boolean => event.dataTransfer.types.includes(FORMAT);
export const readDragged = (event: DragEvent): readonly string[] =>
  event.dataTransfer.getData(FORMAT).split(",").filter(Boolean);
