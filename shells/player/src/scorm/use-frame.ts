// Knows how the page reaches the frame that plays a package: through a channel that only these two hold, since their
// origins differ.
import type { ScormPlayerEvent } from "@academiz/application/scorm-player";
import { type RefObject, useCallback, useRef } from "react";

/** Called each time the frame's page has loaded: it gets a new channel. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  send: (event: ScormPlayerEvent) => void,
): (url: string) => void {
  const last = useRef<MessagePort | null>(null);
  return useCallback(
    (url) => {
      const { port1, port2 } = new MessageChannel();
      last.current?.close();
      last.current = port1;
      port1.onmessage = ({ data }) => send({ type: "frame.told", message: data });
      frame.current?.contentWindow?.postMessage("academiz.scorm-frame", new URL(url).origin, [port2]);
      send({ type: "frame.loaded", tellFrame: (message) => port1.postMessage(message) });
    },
    [frame, send],
  );
}
