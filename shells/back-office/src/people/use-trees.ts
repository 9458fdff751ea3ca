// Knows how the trees by which people are told apart reach a page; without them it is shown all the same.
import type { ClientTrees, PeopleDirectory } from "@academiz/application/ports";
import { useEffect, useState } from "react";

/** Before they were read, or where they cannot be. */
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
