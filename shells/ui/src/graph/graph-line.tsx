// Knows how a line of a graph looks, with its mark and its button at its middle.
import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, getSmoothStepPath } from "@xyflow/react";
import * as styles from "./graph.css.ts";
import type { GraphLine } from "./graph.types.ts";
import { useComeIntoSight } from "./keep-in-view.tsx";
import { drawRoute } from "./lay-out.ts";
import type { Route } from "./lay-out-shape.ts";

/** `route` null: one of its ends was moved by hand. */
export type FlowLine = Edge<Pick<GraphLine, "mark" | "action" | "isQuiet"> & { readonly route: Route | null }, "line">;

export function GraphLinePath(props: EdgeProps<FlowLine>) {
  const { id, data, markerEnd, selected } = props;
  const { mark, action, isQuiet = false, route } = data ?? {};
  const [path, x, y] = route ? follow(props, route) : getSmoothStepPath(props);
  const comeIntoSight = useComeIntoSight({ x, y });
  return (
    <>
      <BaseEdge
        id={id}
        path={path}
        {...(markerEnd && { markerEnd })}
        className={styles.line({ isQuiet, isChosen: selected === true })}
      />
      {(mark || action) && (
        <EdgeLabelRenderer>
          {/* biome-ignore lint/a11y: what is pressed here is not the line. */}
          <div
            data-id={id}
            onClick={(event) => event.stopPropagation()}
            onFocus={comeIntoSight}
            className={`nodrag nopan ${styles.middle}`}
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
          >
            {mark && <span className={styles.mark}>{mark}</span>}
            {action}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
}

const follow = (
  { sourceX, sourceY, targetX, targetY }: EdgeProps<FlowLine>,
  { bends, middle }: Route,
): readonly [path: string, x: number, y: number] => [
  drawRoute({ x: sourceX, y: sourceY }, bends, { x: targetX, y: targetY }),
  middle.x,
  middle.y,
];
