// Knows when a short name appears beside a thing: pointed at for a while, or focused by keyboard. Nothing that matters is said there alone.
import * as Ariakit from "@ariakit/react";
import { lazy, type ReactElement, Suspense, useState } from "react";
import type { BubbleProps } from "./bubble.tsx";

/** What places the bubble weighs 20 kB: it comes with the first one that is shown. */
const Bubble = lazy(() => import("./bubble.tsx"));

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
      <Ariakit.Role
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
      {shown && (
        <Suspense fallback={null}>
          <Bubble {...shown} label={label} placement={placement} onHide={hide} />
        </Suspense>
      )}
    </>
  );
}
