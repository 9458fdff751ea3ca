// Knows a learning path as a map for its learner: the state of each step, and the chosen one below it.
import type { LearnerNode } from "@academiz/application/ports";
import { listNext } from "@academiz/domain/paths";
import { Graph, type GraphChoice, type GraphTone } from "@academiz/ui/graph";
import { Trans, useLingui } from "@lingui/react/macro";
import { Circle, CircleCheck, CircleDashed, Lock } from "lucide-react";
import { useState } from "react";
import { PathLine, type PathLineProps } from "../path-line.tsx";
import { useNodeName } from "../use-node-name.ts";
import * as styles from "./path-map.css.ts";

export type PathMapProps = Omit<PathLineProps, "line" | "row" | "onGo">;

type Standing = "done" | "open" | "locked" | "apart";
const TONES: Readonly<Record<Standing, GraphTone>> = { done: "done", open: "open", locked: "plain", apart: "quiet" };
const SIGNS = { done: CircleCheck, open: Circle, locked: Lock, apart: CircleDashed } as const;

export function PathMap(props: PathMapProps) {
  const { view } = props;
  const { t } = useLingui();
  const nameOf = useNodeName();
  const [chosen, choose] = useState<GraphChoice>(view.next ? { node: view.next.slug } : null);
  const nodes = view.path?.nodes ?? [];
  const states = { done: t`Done`, open: t`To do`, locked: t`Locked`, apart: t`Not on your way` } as const;
  const lines = new Map(view.lines.flatMap((line) => (line.type === "node" ? [[line.node.slug, line] as const] : [])));
  const standingOf = (node: LearnerNode): Standing => lines.get(node.slug)?.standing ?? node.state;
  const isTaken = (from: LearnerNode, to: string) => from.way === null || from.way === to;
  const line = chosen && "node" in chosen ? lines.get(chosen.node) : undefined;
  const first = (view.next ?? nodes.find(({ kind }) => kind === "START"))?.slug;

  return (
    <div className={styles.page}>
      <div className={styles.map}>
        <Graph
          label={t`Map of the path`}
          first={first}
          chosen={chosen}
          onChoose={choose}
          nodes={nodes.map((node) => {
            const standing = standingOf(node);
            const [Sign, name] = [SIGNS[standing], nameOf(node)];
            return {
              id: node.slug,
              offset: node.offset,
              tone: TONES[standing],
              label: `${name}, ${states[standing]}`,
              content: (
                <>
                  <Sign size={20} aria-hidden className={styles.sign} />
                  <span className={styles.name}>{name}</span>
                </>
              ),
            };
          })}
          lines={nodes.flatMap((from) =>
            [...new Set(listNext(from))].map((to) => {
              const next = nodes.find(({ slug }) => slug === to);
              const [one, other] = [nameOf(from), next ? nameOf(next) : to];
              return {
                id: `${from.slug}>${to}`,
                from: from.slug,
                to,
                label: t`From ${one} to ${other}`,
                isQuiet: !isTaken(from, to),
              };
            }),
          )}
        />
      </div>
      {line ? (
        <ul className={styles.chosen} aria-label={t`The chosen step`}>
          <PathLine {...props} line={line} onGo={(slug) => choose({ node: slug })} />
        </ul>
      ) : (
        <p className={styles.hint}>
          <Trans>Choose a step to see what it is, and to open it.</Trans>
        </p>
      )}
    </div>
  );
}
