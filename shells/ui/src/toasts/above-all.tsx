// Knows where stands what lies above everything: at the end of the page, or of the part that fills the screen.
import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

/** Its place moves with its content, which keeps its state. */
export function AboveAll({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = document.createElement("div");
    const move = (): void => (document.fullscreenElement ?? document.body).append(element);
    move();
    setPlace(element);
    document.addEventListener("fullscreenchange", move);
    return () => {
      document.removeEventListener("fullscreenchange", move);
      element.remove();
    };
  }, []);
  return place && createPortal(children, place);
}
