// Knows the line through dots that are joined.
import type { DotView } from "@academiz/domain/games";
import * as styles from "./pairs.css.ts";

export interface LineProps {
  /** In the order of the line, in percent. */
  readonly points: readonly Pick<DotView, "x" | "y">[];
  /** True: it leads back to the first. */
  readonly isClosed: boolean;
}

export function Line({ points, isClosed }: LineProps) {
  const drawn = [...points, ...(isClosed ? points.slice(0, 1) : [])];
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className={styles.line}>
      {(["around", "inside"] as const).map((part) => (
        <polyline
          key={part}
          className={styles.stroke({ part })}
          points={drawn.map(({ x, y }) => `${x},${y}`).join(" ")}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
