// Knows what is loaded with the map of a path: the code that draws it, and its words.
import { bringGraphWords } from "@academiz/ui/graph";
import { PathMap } from "./path-map.tsx";

export function openMap(): typeof PathMap {
  bringGraphWords();
  return PathMap;
}
