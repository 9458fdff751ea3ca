// Knows the parts of a path's map: each node with its state, each line with its words and its button.
import type { PathContentEvent, PathContentView } from "@academiz/application/path-content";
import { listNext, type PathNode, type PathSpot } from "@academiz/domain/paths";
import type { GraphLine, GraphNode, GraphTone } from "@academiz/ui/graph";
import { useLingui } from "@lingui/react/macro";
import { CircleDashed, TriangleAlert } from "lucide-react";
import { AddMenu } from "../adding/add-menu.tsx";
import { NodeIcon } from "../node-icon.tsx";
import { useNodeWords } from "../node-words.ts";
import * as styles from "./canvas.css.ts";

/** A line, and where a step is added on it. */
export interface MapLine extends GraphLine {
  readonly spot: PathSpot;
}

export function useMapParts(
  { path, problems, trial, isTried, isUndrawn, known: products }: PathContentView,
  send: (event: PathContentEvent) => void,
): { readonly nodes: readonly GraphNode[]; readonly lines: readonly MapLine[] } {
  const { t } = useLingui();
  const words = useNodeWords(products);
  const known = new Map(path.nodes.map((node) => [node.slug, node]));
  // On an empty path the greeting says what to do.
  const faulty = new Set(isUndrawn && !isTried ? [] : problems.map(({ node }) => node));

  const readTone = ({ slug }: PathNode): GraphTone => {
    const standing = trial?.standing.get(slug)?.state;
    if (standing) return standing === "locked" ? "quiet" : standing;
    return isTried && faulty.has(slug) ? "fault" : "plain";
  };
  const drawNode = (node: PathNode): GraphNode => {
    const [name, kind] = [words.of(node), words.kindOf(node)];
    const isFaulty = faulty.has(node.slug);
    const said = name === kind ? name : `${name}, ${kind}`;
    return {
      id: node.slug,
      offset: node.offset,
      tone: readTone(node),
      label: !isFaulty ? said : isTried ? t`${said}: something is missing` : t`${said}: something is still to do`,
      content: (
        <>
          <NodeIcon kind={node.kind} />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {name !== kind && <span className={styles.kind}>{kind}</span>}
          </span>
          {isFaulty &&
            (isTried ? (
              <TriangleAlert size={16} aria-hidden className={styles.fault} />
            ) : (
              <CircleDashed size={16} aria-hidden className={styles.unfinished} />
            ))}
        </>
      ),
    };
  };
  const drawLine = (from: PathNode, to: PathNode): MapLine => {
    const way = from.next.indexOf(to.slug);
    const parts = from.kind === "AND" || from.kind === "OR" || from.kind === "IF";
    const spot = { after: from.slug, way: parts ? way : null };
    const [one, other] = [words.of(from), words.of(to)];
    const taken = trial?.state.ways[from.slug];
    return {
      id: `${from.slug}>${to.slug}`,
      spot,
      from: from.slug,
      to: to.slug,
      label: t`From ${one} to ${other}`,
      ...(from.kind === "IF" && { mark: way > 0 ? t`Otherwise` : sayTest(from) }),
      isQuiet: taken !== undefined && taken !== to.slug,
      action: (
        <AddMenu
          path={path}
          spot={spot}
          label={t`Add between ${one} and ${other}`}
          onAdd={(kind) => send({ type: "path.edited", edit: { do: "add", at: spot, kind } })}
        />
      ),
    };
  };
  const sayTest = ({ test }: PathNode): string =>
    test?.of === "score" ? t`From ${test.atLeast} on` : t`If it was passed`;

  return {
    nodes: path.nodes.map(drawNode),
    lines: path.nodes.flatMap((from) =>
      [...new Set(listNext(from))].flatMap((slug) => {
        const to = known.get(slug);
        return to ? [drawLine(from, to)] : [];
      }),
    ),
  };
}
