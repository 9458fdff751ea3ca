// Knows how a line of a graph looks: with what is said of it and done there at its middle.
import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, getSmoothStepPath } from "@xyflow/react";
import * as styles from "./graph.css.ts";
import type { GraphLine } from "./graph.types.ts";

export type FlowLine = Edge<Pick<GraphLine, "mark" | "action" | "isQuiet">, "line">;

export function GraphLinePath(props: EdgeProps<FlowLine>) {
  const { id, data, markerEnd, selected } = props;
  const [path, x, y] = getSmoothStepPath(props);
  const { mark, action, isQuiet = false } = data ?? {};
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
            onClick={(event) => event.stopPropagation()}
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
