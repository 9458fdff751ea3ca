// Knows when a page prepares for the time without a network: once it shows what it was opened for, and is at rest.
import { useEffect, useState } from "react";
import type { Front } from "../site/compose.ts";
import type { OfflineActors } from "./offline-context.ts";

/** Milliseconds after which a page that is never at rest counts as being so. */
const LATEST = 2_000;
/** Milliseconds after which what was opened counts as not coming. */
const LATEST_SHOWN = 10_000;
/** Stands in the page for what is still on its way. */
const COMING = "[data-coming]";

/** What is fetched for a later day would slow down what is waited for now. */
function shown(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (document.querySelector(COMING)) return;
      observer.disconnect();
      clearTimeout(timer);
      done();
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => {
      observer.disconnect();
      done();
    }, LATEST_SHOWN);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

function rest(): Promise<void> {
  const loaded = new Promise<void>((done) => {
    if (document.readyState === "complete") done();
    else window.addEventListener("load", () => done(), { once: true });
  });
  return loaded.then(shown).then(
    () =>
      new Promise((done) => {
        if ("requestIdleCallback" in window) window.requestIdleCallback(() => done(), { timeout: LATEST });
        else setTimeout(done, LATEST);
      }),
  );
}

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
