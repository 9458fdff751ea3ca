// Knows when a short name appears beside an element: pointed at for a while, or focused by keyboard. Nothing important
// is said only there.
import { type ReactElement, useState } from "react";
import { late } from "../late/late.tsx";
import { Rendered } from "../pressable/rendered.tsx";
import type { BubbleProps } from "./bubble.tsx";

/** The code that places the bubble weighs 20 kB. */
const Bubble = late(async () => (await import("./bubble.tsx")).Bubble, { isSpare: true });

const POINTED_FOR = 400;

export interface TooltipProps {
  readonly label: string;
  readonly placement?: BubbleProps["placement"] | undefined;
  /** One element that can be focused. */
  readonly children: ReactElement;
}

export function Tooltip({ label, placement = "bottom", children }: TooltipProps) {
  const [shown, setShown] = useState<{ readonly anchor: HTMLElement; readonly delay: number } | null>(null);
  const hide = (): void => setShown(null);
  return (
    <>
      <Rendered
        render={children}
        onPointerEnter={({ currentTarget, pointerType }) => {
          if (pointerType !== "touch") setShown({ anchor: currentTarget, delay: POINTED_FOR });
        }}
        onPointerDown={hide}
        onBlur={hide}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(":focus-visible")) setShown({ anchor: currentTarget, delay: 0 });
        }}
      />
      {shown && <Bubble {...shown} label={label} placement={placement} onHide={hide} />}
    </>
  );
}
