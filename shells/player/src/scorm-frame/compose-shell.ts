// Knows which adapter keeps which promise in the frame of uploaded packages, at the content origin.
import type { ScormFramePorts } from "@academiz/application/scorm-frame";
import type { FrameMessage } from "@academiz/domain/scorm";
import { createEnterPackage, createSendLeaving } from "@academiz/http";
import { createScormRuntime } from "@academiz/scorm/runtime";
import { createSealedJournal } from "@academiz/storage";
import { createContentStage } from "./content-stage.ts";

/** `port`: leads to the page of the player, which is of another origin. */
export const composeShell = (port: MessagePort): ScormFramePorts => ({
  tellPage: (message) => port.postMessage(message),
  // Read only when it is used: forbidden storage throws.
  openJournal: createSealedJournal(
    () => localStorage,
    (count) => crypto.getRandomValues(new Uint8Array(count)),
  ),
  runtime: createScormRuntime(),
  stage: createContentStage(window, {
    onBlocked: () => port.postMessage({ type: "window.blocked" } satisfies FrameMessage),
    onAway: (isAway) => port.postMessage({ type: "content.away", isAway } satisfies FrameMessage),
    onClose: () => port.postMessage({ type: "exit" } satisfies FrameMessage),
  }),
  enter: createEnterPackage((...args) => fetch(...args)),
  sendLeaving: createSendLeaving(
    (...args) => fetch(...args),
    (...args) => navigator.sendBeacon(...args),
  ),
  clock: { now: () => Date.now() },
});
