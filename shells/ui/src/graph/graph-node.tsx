// Knows how a node of a graph looks: a box of one size, and where lines enter and leave it.
import { Handle, type Node, type NodeProps, Position } from "@xyflow/react";
import * as styles from "./graph.css.ts";
import type { GraphNode } from "./graph.types.ts";

export type FlowNode = Node<Pick<GraphNode, "content" | "tone">, "box">;

export function GraphNodeBox({ data, selected, isConnectable }: NodeProps<FlowNode>) {
  return (
    <div className={styles.node({ tone: data.tone, isChosen: selected })}>
      <Handle type="target" position={Position.Top} isConnectable={isConnectable} className={styles.handle} />
      {data.content}
      <Handle type="source" position={Position.Bottom} isConnectable={isConnectable} className={styles.handle} />
    </div>
  );
}
