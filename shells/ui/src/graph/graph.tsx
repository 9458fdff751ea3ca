// Knows a graph that is viewed and edited by hand: panned and zoomed, its nodes moved and connected.
import "@xyflow/react/dist/base.css";
import { useLingui } from "@lingui/react/macro";
import {
  applyNodeChanges,
  Background,
  type Connection,
  Controls,
  type FinalConnectionState,
  MarkerType,
  MiniMap,
  type NodeChange,
  ReactFlow,
  SelectionMode,
} from "@xyflow/react";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { AlignBar } from "./aligning/align-bar.tsx";
import type { Places } from "./aligning/align-places.ts";
import { changeChosen, chooseNodes, listChosen } from "./aligning/chosen-nodes.ts";
import * as styles from "./graph.css.ts";
import type { GraphProps } from "./graph.types.ts";
import { type FlowLine, GraphLinePath } from "./graph-line.tsx";
import { type FlowNode, GraphNodeBox } from "./graph-node.tsx";
import { ABOVE } from "./in-sight.ts";
import { KeepInView } from "./keep-in-view.tsx";
import { findOffset, findPlace, type Layout, nameLine } from "./lay-out.ts";
import { NODE_SIZE } from "./lay-out-shape.ts";
import { useLayout } from "./use-layout.ts";

const NODE_TYPES = { box: GraphNodeBox };
const LINE_TYPES = { line: GraphLinePath };
/** From this many nodes on there is a small map of the whole. */
const MANY = 12;

export function Graph(props: GraphProps) {
  const laid = useLayout(props.nodes, props.lines);
  return laid ? <LaidGraph {...props} laid={laid} /> : <Skeleton shape="block" />;
}

/** A node that is not laid out yet appears with the layout that has it. */
function LaidGraph({
  label,
  nodes: all,
  lines,
  chosen,
  onChoose,
  editing,
  first,
  laid,
}: GraphProps & { readonly laid: Layout }) {
  const words = useGraphWords(editing !== undefined);
  // One that was removed meanwhile is not among them.
  const together = useMemo(() => new Set(listChosen(chosen).filter((id) => laid.places.has(id))), [chosen, laid]);
  const nodes = useMemo(() => all.filter(({ id }) => laid.places.has(id)), [all, laid]);
  const given = useMemo(
    () =>
      nodes.map(
        (node): FlowNode => ({
          id: node.id,
          type: "box",
          position: findPlace(node, laid.places),
          ...NODE_SIZE,
          // Measuring it again at each change would remove and redraw its lines, and close what is open on them.
          measured: NODE_SIZE,
          data: { content: node.content, tone: node.tone },
          ariaLabel: node.label,
          selected: together.has(node.id),
        }),
      ),
    [nodes, laid, together],
  );
  // While a node is moved, it stands where the pointer is.
  const [shown, setShown] = useState(given);
  useEffect(() => setShown(given), [given]);
  const moved = useMemo(
    () => new Set(shown.flatMap(({ id, position }) => (findOffset(id, position, laid.places) ? [id] : []))),
    [shown, laid],
  );
  const flowLines = useMemo(
    () =>
      lines.map(
        ({ id, from, to, label: said, mark, action, isQuiet = false }): FlowLine => ({
          id,
          type: "line",
          source: from,
          target: to,
          ariaLabel: said,
          data: {
            mark,
            action,
            isQuiet,
            route: moved.has(from) || moved.has(to) ? null : (laid.routes.get(nameLine({ from, to })) ?? null),
          },
          selected: chosen !== null && "line" in chosen && chosen.line === id,
          markerEnd: { type: MarkerType.ArrowClosed },
        }),
      ),
    [lines, chosen, moved, laid],
  );

  const isDragged = useRef(false);
  /** True while a frame is drawn around nodes, which takes the lines between them too. */
  const isFraming = useRef(false);
  const place = (places: Places, by: "hand" | "key") =>
    editing?.onMove(new Map([...places].map(([id, at]) => [id, findOffset(id, at, laid.places)])), by);
  function take(changes: NodeChange<FlowNode>[]): void {
    const picked = changeChosen(together, changes, isFraming.current);
    if (picked !== together) onChoose(chooseNodes([...picked]));
    const now = applyNodeChanges(
      changes.filter(({ type }) => type === "position" || type === "dimensions"),
      shown,
    );
    setShown(now);
    if (changes.some((change) => change.type === "position" && change.dragging)) isDragged.current = true;
    const ended = new Set(
      changes.flatMap((change) => (change.type === "position" && !change.dragging && change.position ? change.id : [])),
    );
    if (ended.size === 0) return;
    const by = isDragged.current ? "hand" : "key";
    isDragged.current = false;
    place(new Map(now.flatMap(({ id, position }) => (ended.has(id) ? [[id, position]] : []))), by);
  }
  function endLine(event: MouseEvent | TouchEvent, { fromNode, fromHandle, toNode }: FinalConnectionState): void {
    if (!fromNode || toNode || fromHandle?.type !== "source") return;
    const { clientX, clientY } =
      "changedTouches" in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
    editing?.onVoid(fromNode.id, { x: clientX, y: clientY });
  }
  const lead = ({ source, target }: Connection) => editing?.onLead(source, target);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if ((key === "Delete" || key === "Backspace") && chosen) editing?.onDelete();
    if (!editing || key.toLowerCase() !== "a" || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    onChoose(chooseNodes(nodes.map(({ id }) => id)));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut beside the buttons that do the same.
    <div className={styles.graph} onKeyDown={onKeyDown}>
      <ReactFlow
        nodes={shown}
        edges={flowLines}
        nodeTypes={NODE_TYPES}
        edgeTypes={LINE_TYPES}
        aria-label={label}
        ariaLabelConfig={words}
        minZoom={0.1}
        maxZoom={2}
        nodesDraggable={editing !== undefined}
        nodesConnectable={editing !== undefined}
        edgesFocusable={editing !== undefined}
        deleteKeyCode={null}
        onlyRenderVisibleElements={nodes.length > 60}
        proOptions={{ hideAttribution: true }}
        onNodesChange={take}
        onEdgesChange={(changes) => {
          const picked = changes.find((one) => one.type === "select" && one.selected);
          if (picked?.type === "select" && editing && !isFraming.current) onChoose({ line: picked.id });
        }}
        onNodeClick={({ ctrlKey, metaKey }, { id }) => {
          if (!ctrlKey && !metaKey && together.size > 1) onChoose({ node: id });
        }}
        onPaneClick={() => onChoose(null)}
        selectionKeyCode={editing ? "Shift" : null}
        multiSelectionKeyCode={editing ? ["Control", "Meta"] : null}
        selectionMode={SelectionMode.Partial}
        onSelectionStart={() => {
          isFraming.current = true;
          onChoose(null);
        }}
        onSelectionEnd={() => {
          isFraming.current = false;
        }}
        onConnect={lead}
        onConnectEnd={endLine}
        isValidConnection={({ source, target }) => editing?.mayLead(source, target) === true}
      >
        <KeepInView
          layout={laid}
          places={new Map(given.map(({ id, position }) => [id, position]))}
          first={first ?? null}
          chosen={chosen !== null && "node" in chosen ? chosen.node : null}
        />
        {editing && together.size > 1 && (
          <AlignBar
            places={new Map(shown.flatMap(({ id, position }) => (together.has(id) ? [[id, position]] : [])))}
            onAlign={(places) => place(places, "hand")}
          />
        )}
        <Background />
        <Controls
          showInteractive={false}
          position="top-right"
          orientation="horizontal"
          fitViewOptions={{ padding: { top: `${ABOVE}px`, x: "32px", bottom: "32px" } }}
        />
        {nodes.length > MANY && (
          <MiniMap className={styles.small} pannable zoomable ariaLabel={words["minimap.ariaLabel"]} />
        )}
      </ReactFlow>
    </div>
  );
}

/** The words by which the drawing describes itself. */
function useGraphWords(isEdited: boolean) {
  const { t } = useLingui();
  return {
    "node.a11yDescription.default": isEdited
      ? t`Press Enter to choose it, with Ctrl to choose several, and the arrow keys to move what is chosen.`
      : t`Press Enter to choose it.`,
    "node.a11yDescription.keyboardDisabled": t`Press Enter to choose it.`,
    "node.a11yDescription.ariaLiveMessage": ({ x, y }: { x: number; y: number }) => t`Moved to ${x}, ${y}.`,
    "edge.a11yDescription.default": t`Press Enter to choose the line, and Delete to take it away.`,
    "controls.ariaLabel": t`Zoom`,
    "controls.zoomIn.ariaLabel": t`Zoom in`,
    "controls.zoomOut.ariaLabel": t`Zoom out`,
    "controls.fitView.ariaLabel": t`Show all of it`,
    "controls.interactive.ariaLabel": t`Lock the drawing`,
    "minimap.ariaLabel": t`Small map of the whole`,
    "handle.ariaLabel": t`Draw a line from here`,
  };
}
