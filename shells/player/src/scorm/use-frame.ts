// Knows how the page reaches the frame that plays a package: through a channel that they alone hold, for they are of
// two origins.
import type { ScormPlayerEvent } from "@academiz/application/scorm-player";
import { type RefObject, useCallback, useRef } from "react";

/** To be called when the frame's page has loaded: each time it has, it is given a channel of its own. */
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
