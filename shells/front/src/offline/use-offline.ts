// Knows when a page prepares for the time without a network: once it shows what it was opened for, and is at rest.
import { useEffect, useState } from "react";
import type { Front } from "../site/compose.ts";
import { rest } from "../site/rest.ts";
import type { OfflineActors } from "./offline-context.ts";

/**
 * `identifier`: the login of the signed-in person; null while there is none, and for somebody who stands in for
 * another.
 */
export function useOffline(front: Front, identifier: string | null): OfflineActors | null {
  const [actors, setActors] = useState<OfflineActors | null>(null);
  useEffect(() => {
    if (identifier === null) return;
    let isGone = false;
    let stop = () => {};
    const begin = async () => {
      await rest();
      const offline = await front.openOffline(identifier);
      const { beginOffline } = await import("./begin-offline.ts");
      const begun = beginOffline(offline);
      if (isGone) return begun.stop();
      stop = begun.stop;
      setActors(begun.actors);
    };
    begin().catch(() => {
      // It did not come: the site works as it would without it.
    });
    return () => {
      isGone = true;
      stop();
      setActors(null);
    };
  }, [front, identifier]);
  return actors;
}
