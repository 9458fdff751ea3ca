// Knows how a tooltip is placed beside its element, stays while the pointer is on it, and closes with Escape.
import * as Ariakit from "@ariakit/react";
import { useEffect, useRef } from "react";
import * as styles from "./tooltip.css.ts";

export interface BubbleProps {
  readonly anchor: HTMLElement;
  /** Milliseconds before it is seen. */
  readonly delay: number;
  readonly label: string;
  readonly placement: NonNullable<Ariakit.TooltipStoreProps["placement"]>;
  readonly onHide: () => void;
}

export function Bubble({ anchor, delay, label, placement, onHide }: BubbleProps) {
  const hide = useRef(onHide);
  hide.current = onHide;
  const store = Ariakit.useTooltipStore({
    placement,
    setOpen: (open) => {
      if (!open) hide.current();
    },
  });
  useEffect(() => {
    store.setAnchorElement(anchor);
    const timer = window.setTimeout(() => store.show(), delay);
    // Once it is visible, the pointer may move from the element to the bubble: the store knows when it has left both.
    const leave = (): void => {
      if (!store.getState().open) hide.current();
    };
    anchor.addEventListener("pointerleave", leave);
    return () => {
      window.clearTimeout(timer);
      anchor.removeEventListener("pointerleave", leave);
    };
  }, [store, anchor, delay]);
  return (
    <Ariakit.Tooltip store={store} className={styles.tooltip} gutter={6} portal unmountOnHide>
      {label}
    </Ariakit.Tooltip>
  );
}
