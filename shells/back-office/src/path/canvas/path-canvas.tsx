// Knows a path as a map that its author edits: steps are added and connected by hand, with the chosen step beside it.
import { editPath, findSpotAfter, mayLead, type NodeKind, type PathSpot } from "@academiz/domain/paths";
import { Button, MenuAt, useListFocus } from "@academiz/ui";
import { Graph, type GraphChoice, listChosen } from "@academiz/ui/graph";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { LayoutGrid, Trash2 } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { AddItems, listOffered } from "../adding/add-items.tsx";
import { PathGreeting } from "../adding/path-greeting.tsx";
import { OutlineNode } from "../outline-node.tsx";
import { PathTools, type PathToolsProps } from "../path-tools.tsx";
import * as styles from "./canvas.css.ts";
import { PathPalette } from "./path-palette.tsx";
import { useMapParts } from "./use-map-parts.tsx";

export type PathCanvasProps = Omit<PathToolsProps, "children">;

/** Where a line was dropped that leads nowhere yet. */
interface Void {
  readonly spot: PathSpot;
  readonly at: { readonly x: number; readonly y: number };
}

export function PathCanvas(props: PathCanvasProps) {
  const { view, send } = props;
  const { t } = useLingui();
  const { path, at } = view;
  const [chosen, setChosen] = useState<GraphChoice>(null);
  /** How many of the steps that were to be deleted are still there. */
  const [kept, setKept] = useState(0);
  const [isOpen, setOpen] = useState(true);
  const aside = useRef<HTMLElement>(null);
  const noteFocus = useListFocus(aside);
  const [void_, setVoid] = useState<Void | null>(null);
  /** What is dragged out of the palette. */
  const [dragged, setDragged] = useState<NodeKind | null>(null);
  const { nodes, lines } = useMapParts(view, send);
  useEffect(() => {
    if (at?.node) setChosen({ node: at.node });
  }, [at]);
  const choose = (next: GraphChoice) => {
    setChosen(next);
    setKept(0);
  };
  // One that was removed meanwhile, or whose addition was undone, is not among them.
  const together = path.nodes.filter(({ slug }) => listChosen(chosen).includes(slug));
  const node = together.length === 1 ? together[0] : undefined;
  const line = chosen && "line" in chosen ? lines.find(({ id }) => id === chosen.line) : undefined;
  const erase = ({ from, to }: { readonly from: string; readonly to: string }) => {
    send({ type: "path.edited", edit: { do: "unlead", from, to } });
    if (line) choose(null);
  };
  function remove(): void {
    const slugs = together.map(({ slug }) => slug);
    const edit = { do: "remove", nodes: slugs } as const;
    const { path: left } = editPath(path, edit, () => 0);
    send({ type: "path.edited", edit });
    setKept(left.nodes.filter(({ slug }) => slugs.includes(slug)).length);
  }
  const isMoved = path.nodes.some(({ offset }) => offset !== null);
  const add = (spot: PathSpot, kind: NodeKind) => send({ type: "path.edited", edit: { do: "add", at: spot, kind } });

  /** On a line, after a node; with nothing chosen at the end of the path. */
  function findSpot(at: GraphChoice): PathSpot | null {
    if (at && "line" in at) return lines.find(({ id }) => id === at.line)?.spot ?? null;
    const node = at && "node" in at && path.nodes.find(({ slug }) => slug === at.node);
    if (node) return findSpotAfter(node);
    const [end, other] = path.nodes.filter(({ kind }) => kind === "END");
    return end && !other && at === null ? { before: end.slug } : null;
  }

  function leadIntoVoid(from: string, place: Void["at"]): void {
    const spot = findSpot({ node: from });
    if (spot && listOffered(path, spot).length > 0) setVoid({ spot, at: place });
  }

  /** What is under the pointer is chosen while something may be put there, so that its author sees where. */
  function dragOver(event: DragEvent): PathSpot | null {
    const id = (event.target as Element).closest("[data-id]")?.getAttribute("data-id") ?? "";
    const over = lines.some((one) => one.id === id) ? { line: id } : { node: id };
    const spot = findSpot(over);
    if (!dragged || !spot || !listOffered(path, spot).includes(dragged)) return null;
    event.preventDefault();
    if (JSON.stringify(over) !== JSON.stringify(chosen)) choose(over);
    return spot;
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
        <div className={styles.drawing}>
          <PathPalette path={path} spot={findSpot(chosen)} onAdd={add} onDrag={setDragged} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here is pressed in the palette too. */}
          <div
            className={styles.map}
            onDragOver={dragOver}
            onDrop={(event) => {
              const spot = dragOver(event);
              if (spot && dragged) add(spot, dragged);
            }}
          >
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
                  else remove();
                },
              }}
            />
          </div>
        </div>
        <section ref={aside} tabIndex={-1} onFocus={noteFocus} className={styles.aside} aria-label={t`The chosen step`}>
          {node && <OutlineNode key={node.slug} node={node} view={view} send={send} isOpen={isOpen} onOpen={setOpen} />}
          {line && (
            <div className={styles.line}>
              <p>{line.label}</p>
              <Button icon={<Trash2 size={20} aria-hidden />} onClick={() => erase(line)}>
                <Trans>Take the line away</Trans>
              </Button>
            </div>
          )}
          {view.isUndrawn && <PathGreeting view={view} send={send} />}
          {together.length > 1 && (
            <div className={styles.line}>
              <p className={styles.hint}>
                <Plural value={together.length} one="# step is chosen." other="# steps are chosen." />{" "}
                <Trans>The buttons on the map align them, and arrow keys move them.</Trans>
              </p>
              <Button icon={<Trash2 size={20} aria-hidden />} onClick={remove}>
                <Trans>Delete these steps</Trans>
              </Button>
            </div>
          )}
          <p role="status" className={styles.hint}>
            {kept > 0 && (
              <Plural
                value={kept}
                one="# step stays: the path needs it where it stands."
                other="# steps stay: the path needs them where they stand."
              />
            )}
          </p>
          {!node && !line && together.length === 0 && !view.isUndrawn && (
            <>
              <p className={styles.hint}>
                <Trans>
                  Choose a step to write it. A + on a line adds something there; a line drawn from the lower edge of a
                  step leads to another one, or to something new.
                </Trans>
              </p>
              <p className={styles.hint}>
                <Trans>
                  With Ctrl you choose several steps, with Shift you draw a frame around them: they are moved and
                  aligned together.
                </Trans>
              </p>
            </>
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
