// Knows how the frame of uploaded packages starts: it waits for the page of the player, and for nobody else.
import "./frame.css";
import { scormFrameMachine } from "@academiz/application/scorm-frame";
import { pageMessageSchema } from "@academiz/domain/scorm";
import { createActor } from "xstate";
import { composeShell } from "./compose-shell.ts";

const appOrigin = document.querySelector<HTMLMetaElement>('meta[name="app-origin"]')?.content;

function play(port: MessagePort): void {
  const frame = createActor(scormFrameMachine, { input: composeShell(port) }).start();
  port.onmessage = ({ data }) => {
    const message = pageMessageSchema.safeParse(data);
    if (message.success) frame.send(message.data);
  };
  const leave = (isGone: boolean) => frame.send({ type: "page.left", isGone });
  // Hidden is the last moment that a phone is sure to tell of; pagehide the last one of a page that goes. A page that
  // the browser keeps for the way back is gone too: what its content says from then on finds nobody in the page around
  // it, which begins anew when it comes back.
  document.addEventListener("visibilitychange", () => document.hidden && leave(false));
  window.addEventListener("beforeunload", () => leave(false));
  window.addEventListener("pagehide", () => leave(true));
}

const starting = new AbortController();
window.addEventListener(
  "message",
  ({ origin, source, data, ports }) => {
    const [port] = ports;
    if (origin !== appOrigin || source !== window.parent || data !== "academiz.scorm-frame" || !port) return;
    // Once: what comes later comes from a content.
    starting.abort();
    play(port);
  },
  { signal: starting.signal },
);
