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
  // Hiding is the last event that a phone is sure to fire; pagehide the last one of a page that goes. A page that the
  // browser keeps for going back counts as gone too: the page around it begins anew when it comes back, and hears
  // nothing that the content says in between.
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
    // Only once: later messages come from a content.
    starting.abort();
    play(port);
  },
  { signal: starting.signal },
);
