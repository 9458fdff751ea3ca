// Knows how a short name appears beside a thing that is pointed at or focused. Nothing that matters is said there alone.
import * as Ariakit from "@ariakit/react";
import type { ReactElement } from "react";
import * as styles from "./tooltip.css.ts";

export interface TooltipProps {
  readonly label: string;
  readonly placement?: Ariakit.TooltipStoreProps["placement"] | undefined;
  /** One element that can be focused. */
  readonly children: ReactElement;
}

export function Tooltip({ label, placement = "bottom", children }: TooltipProps) {
  return (
    <Ariakit.TooltipProvider {...(placement ? { placement } : {})} timeout={400}>
      <Ariakit.TooltipAnchor render={children} />
      <Ariakit.Tooltip className={styles.tooltip} gutter={6} unmountOnHide portal>
        {label}
      </Ariakit.Tooltip>
    </Ariakit.TooltipProvider>
  );
}
