// Knows what runs for the time without a network while a page of the site is open. It is loaded late.
import { keptProductsMachine } from "@academiz/application/kept-products";
import { waitingResultsMachine } from "@academiz/application/waiting-results";
import { createActor } from "xstate";
import type { Offline } from "../site/compose-offline.ts";
import type { OfflineActors } from "./offline-context.ts";

/** Waiting results are sent first, so that the copies that are fetched afterwards hold them. */
export function beginOffline(offline: Offline): { readonly actors: OfflineActors; readonly stop: () => void } {
  const kept = createActor(keptProductsMachine, { input: { kept: offline.kept } });
  const waiting = createActor(waitingResultsMachine, { input: offline.waiting });
  const look = () => waiting.send({ type: "network.returned" });
  // What was opened in this visit opens without a network too.
  const lose = () => kept.send({ type: "kept.changed" });
  const lookAgain = () => {
    if (document.visibilityState !== "visible") return;
    kept.send({ type: "kept.changed" });
    waiting.send({ type: "page.looked" });
  };
  let isRefreshed = false;
  waiting.subscribe((snapshot) => {
    if (isRefreshed || !snapshot.matches("still")) return;
    isRefreshed = true;
    void offline
      .prepare()
      .then(() => offline.kept.refresh())
      .then(
        () => kept.send({ type: "kept.changed" }),
        () => {},
      );
  });
  kept.start();
  waiting.start();
  window.addEventListener("online", look);
  window.addEventListener("offline", lose);
  document.addEventListener("visibilitychange", lookAgain);
  return {
    actors: { kept, waiting },
    stop() {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", lose);
      document.removeEventListener("visibilitychange", lookAgain);
      kept.stop();
      waiting.stop();
    },
  };
}
