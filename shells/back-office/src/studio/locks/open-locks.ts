// Knows what is loaded for the map of who waits for whom: the code that draws graphs, and its words.
import { bringGraphWords } from "@academiz/ui/graph";
import { LocksDialog } from "./locks-dialog.tsx";

export function openLocks(): typeof LocksDialog {
  bringGraphWords();
  return LocksDialog;
}
