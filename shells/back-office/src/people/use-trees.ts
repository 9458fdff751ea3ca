// Knows how the trees of places and criteria reach a page, which is shown without them until then.
import type { ClientTrees, PeopleDirectory } from "@academiz/application/ports";
import { useEffect, useState } from "react";

/** The value before they were loaded, or where that failed. */
export const UNREAD: ClientTrees = { affectations: [], criteria: [] };

/** `UNREAD` until they are there. */
export function useTrees(directory: Pick<PeopleDirectory, "readTrees">): ClientTrees {
  const [trees, setTrees] = useState(UNREAD);
  useEffect(() => {
    let isGone = false;
    void directory.readTrees().then((read) => {
      if (read.ok && !isGone) setTrees(read.value);
    });
    return () => {
      isGone = true;
    };
  }, [directory]);
  return trees;
}
