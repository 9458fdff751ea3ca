// Knows what comes with the map of a path: what draws it, and its words.
import { bringGraphWords } from "@academiz/ui/graph";
import { PathMap } from "./path-map.tsx";

export function openMap(): typeof PathMap {
  bringGraphWords();
  return PathMap;
}
