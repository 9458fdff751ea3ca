// Knows when a finger swipes to the side: far enough, and more to the side than up or down.
import { type PointerEvent, useRef } from "react";

const FAR = 48;

export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === "touch" ? { x: clientX, y: clientY } : null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) >= FAR && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
