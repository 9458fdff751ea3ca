// Knows how an animation (Lottie) stands behind a page: it moves for a moment, then stands still. Lasting motion beside
// a text keeps people from reading it (WCAG 2.2.2), and with reduced motion it never begins.
import lottie from "lottie-web/build/player/lottie_light";
import { useEffect, useRef } from "react";
import * as styles from "./backdrop.css.ts";

/** Milliseconds. */
const MOMENT = 5_000;

export interface MovingBackdropProps {
  readonly src: string;
  readonly alt: string;
}

export function MovingBackdrop({ src, alt }: MovingBackdropProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const drawn = lottie.loadAnimation({
      container,
      path: src,
      renderer: "svg",
      loop: true,
      autoplay: !isCalm,
      rendererSettings: { preserveAspectRatio: "xMidYMid slice" },
    });
    const rest = setTimeout(() => drawn.pause(), MOMENT);
    // Many animations begin empty: the middle shows what they are about.
    if (isCalm) drawn.addEventListener("DOMLoaded", () => drawn.goToAndStop(drawn.totalFrames / 2, true));
    return () => {
      clearTimeout(rest);
      drawn.destroy();
    };
  }, [src]);
  return (
    <div
      ref={box}
      className={styles.backdrop}
      {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
    />
  );
}
