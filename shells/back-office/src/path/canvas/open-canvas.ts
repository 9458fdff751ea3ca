// Knows what comes with the map of a path: what draws it, and its words.
import { bringGraphWords } from "@academiz/ui/graph";
import { PathCanvas } from "./path-canvas.tsx";

export function openCanvas(): typeof PathCanvas {
  bringGraphWords();
  return PathCanvas;
}
