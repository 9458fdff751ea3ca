// Knows how a view that is still loading shows its shape.
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./skeleton.css.ts";

export interface SkeletonProps {
  readonly shape?: "text" | "title" | "block" | "control" | "circle" | undefined;
  readonly width?: "full" | "most" | "half" | "third" | undefined;
}

/** One bone. Put bones in a `SkeletonGroup`, in the layout of the later content. */
export function Skeleton({ shape = "text", width = "full" }: SkeletonProps) {
  return <span aria-hidden className={styles.bone({ shape, width: shape === "circle" ? "own" : width })} />;
}

/** Shown after 150 ms, and announced once. Without children: a title and three lines. */
export function SkeletonGroup({ children }: { readonly children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div role="status" data-coming className={styles.group}>
      <VisuallyHidden>{t`Loading…`}</VisuallyHidden>
      {children ?? (
        <>
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton width="third" />
        </>
      )}
    </div>
  );
}
