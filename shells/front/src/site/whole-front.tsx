// Knows how a page behind home gets its ports: they are asked for together with the page itself.
import { type LatePart, late } from "@academiz/ui";
import { type ReactNode, useEffect } from "react";
import type { Front, WholeFront } from "./compose.ts";

export interface WholeProps {
  /** Draws the page. */
  readonly children: (front: WholeFront) => ReactNode;
}

export const createWhole = (front: Front): LatePart<WholeProps> =>
  late(async () => {
    const whole = { ...front, ...(await front.openPages()) };
    return ({ children }: WholeProps) => children(whole);
  });

export interface WholePageProps extends WholeProps {
  readonly Whole: LatePart<WholeProps>;
  /** The page, which comes late too. */
  readonly part: { readonly fetch: () => Promise<void> };
}

export function WholePage({ Whole, part, children }: WholePageProps) {
  useEffect(() => void part.fetch(), [part]);
  return <Whole>{children}</Whole>;
}
