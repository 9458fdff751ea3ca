// Knows how rows of a list are dragged within a page: by their slugs, which no other page reads.
import type { DragEvent } from "react";

/** @param kind of the rows: files that are dropped among products do not count. */
export function createHold(kind: "files" | "products") {
  const format = `application/x-academiz-${kind}`;
  return {
    take(event: DragEvent, slugs: readonly string[]): void {
      event.dataTransfer.setData(format, slugs.join(","));
      event.dataTransfer.effectAllowed = "move";
    },
    holds: (event: DragEvent): boolean => event.dataTransfer.types.includes(format),
    read: (event: DragEvent): readonly string[] => event.dataTransfer.getData(format).split(",").filter(Boolean),
  };
}
