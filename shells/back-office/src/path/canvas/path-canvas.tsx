// Knows a path as a map that its author edits: steps are added and connected by hand, with the chosen step beside it.
import { mayLead, type NodeKind, type PathSpot } from "@academiz/domain/paths";
import { Button, IconButton, MenuAt, useListFocus } from "@academiz/ui";
import { Graph, type GraphChoice } from "@academiz/ui/graph";
import { Trans, useLingui } from "@lingui/react/macro";
import { LayoutGrid, Trash2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { AddItems, listOffered } from "../adding/add-items.tsx";
import { PathGreeting } from "../adding/path-greeting.tsx";
import { useNodeWords } from "../node-words.ts";
import { OutlineNode } from "../outline-node.tsx";
import { PathTools, type PathToolsProps } from "../path-tools.tsx";
import * as styles from "./canvas.css.ts";
import { nameLine, useMapParts } from "./use-map-parts.tsx";

export type PathCanvasProps = Omit<PathToolsProps, "children">;

/** Where a line was dropped that leads nowhere yet. */
interface Void {
  readonly spot: PathSpot;
  readonly at: { readonly x: number; readonly y: number };
}

export function PathCanvas(props: PathCanvasProps) {
  const { view, send } = props;
  const { t } = useLingui();
  const words = useNodeWords(view.known);
  const { path, at, removable } = view;
  const [chosen, choose] = useState<GraphChoice>(null);
  const [isOpen, setOpen] = useState(true);
  const aside = useRef<HTMLElement>(null);
  const noteFocus = useListFocus(aside);
  const [void_, setVoid] = useState<Void | null>(null);
  const { nodes, lines } = useMapParts(view, send);
  useEffect(() => {
    if (at?.node) choose({ node: at.node });
  }, [at]);
  const node = chosen && "node" in chosen ? path.nodes.find(({ slug }) => slug === chosen.node) : undefined;
  const line = chosen && "line" in chosen ? lines.find(({ id }) => id === chosen.line) : undefined;
  const erase = ({ from, to }: { readonly from: string; readonly to: string }) => {
    send({ type: "path.edited", edit: { do: "unlead", from, to } });
    if (line) choose(null);
  };
  const isMoved = path.nodes.some(({ offset }) => offset !== null);
  const add = (spot: PathSpot, kind: NodeKind) => send({ type: "path.edited", edit: { do: "add", at: spot, kind } });

  /** A gateway gets another way at once; elsewhere the author first chooses what comes next. */
  function leadIntoVoid(from: string, place: Void["at"]): void {
    const start = path.nodes.find(({ slug }) => slug === from);
    if (!start) return;
    if (start.kind === "AND" || start.kind === "OR") {
      send({ type: "path.edited", edit: { do: "part", at: from } });
      return;
    }
    const way = start.kind === "IF" ? Math.max(0, start.next.indexOf("")) : null;
    const spot = { after: from, way };
    if (listOffered(path, spot).length > 0) setVoid({ spot, at: place });
  }

  return (
    <>
      <PathTools {...props}>
        {isMoved && (
          <Button
            icon={<LayoutGrid size={20} aria-hidden />}
            onClick={() =>
              send({
                type: "path.edited",
                edit: { do: "move", offsets: new Map(path.nodes.map(({ slug }) => [slug, null])) },
              })
            }
          >
            <Trans>Arrange it</Trans>
          </Button>
        )}
      </PathTools>
      <div className={styles.page}>
        <div className={styles.map}>
          <Graph
            label={t`Map of the path`}
            nodes={nodes}
            lines={lines}
            first={path.nodes.find(({ kind }) => kind === "START")?.slug}
            chosen={chosen}
            onChoose={(next) => {
              choose(next);
              setOpen(true);
            }}
            editing={{
              // Each drag is one undo step; consecutive presses of an arrow key are one together.
              onMove: (offsets, by) =>
                send({
                  type: "path.edited",
                  edit: { do: "move", offsets },
                  ...(by === "key" && { field: `places ${[...offsets.keys()].join(" ")}` }),
                }),
              mayLead: (from, to) => mayLead(path, { from, to, way: null }),
              onLead: (from, to) => send({ type: "path.edited", edit: { do: "lead", from, to, way: null } }),
              onVoid: leadIntoVoid,
              onDelete: () => {
                if (line) erase(line);
                else if (node && removable.has(node.slug))
                  send({ type: "path.edited", edit: { do: "remove", node: node.slug } });
              },
            }}
          />
        </div>
        <section ref={aside} tabIndex={-1} onFocus={noteFocus} className={styles.aside} aria-label={t`The chosen step`}>
          {node && (
            <>
              <OutlineNode key={node.slug} node={node} view={view} send={send} isOpen={isOpen} onOpen={setOpen} />
              <LinesOfNode
                lines={lines.filter(({ from }) => from === node.slug)}
                nameOf={(slug) => {
                  const to = path.nodes.find((one) => one.slug === slug);
                  return to ? words.of(to) : slug;
                }}
                onErase={erase}
              />
            </>
          )}
          {line && (
            <div className={styles.line}>
              <p>{line.label}</p>
              <Button icon={<Trash2 size={20} aria-hidden />} onClick={() => erase(line)}>
                <Trans>Take the line away</Trans>
              </Button>
            </div>
          )}
          {view.isUndrawn && <PathGreeting view={view} send={send} />}
          {!node && !line && !view.isUndrawn && (
            <p className={styles.hint}>
              <Trans>
                Choose a step to write it. A + on a line adds something there; a line drawn from the lower edge of a
                step leads to another one, or to something new.
              </Trans>
            </p>
          )}
        </section>
      </div>
      {void_ && (
        <MenuAt label={t`What comes next?`} at={void_.at} onClose={() => setVoid(null)}>
          <AddItems offered={listOffered(path, void_.spot)} onAdd={(kind) => add(void_.spot, kind)} />
        </MenuAt>
      )}
    </>
  );
}

interface LinesOfNodeProps {
  readonly lines: readonly { readonly id: string; readonly from: string; readonly to: string }[];
  readonly nameOf: (slug: string) => string;
  readonly onErase: (line: { readonly from: string; readonly to: string }) => void;
}

/** The lines from a node, for somebody without a pointer. */
function LinesOfNode({ lines, nameOf, onErase }: LinesOfNodeProps) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={t`Where it leads`}>
      {lines.map((line) => {
        const name = nameOf(line.to);
        return (
          <li key={nameLine(line.from, line.to)} className={styles.lineRow}>
            <span className={styles.lineName}>{name}</span>
            <IconButton
              label={t`Take the line away: ${name}`}
              size="small"
              icon={<X size={16} aria-hidden />}
              onClick={() => onErase(line)}
            />
          </li>
        );
      })}
    </ul>
  );
}
