// Knows what is loaded with the map of a path: the code that draws it, and its words.
import { bringGraphWords } from "@academiz/ui/graph";
import { PathCanvas } from "./path-canvas.tsx";

export function openCanvas(): typeof PathCanvas {
  bringGraphWords();
  return PathCanvas;
}
