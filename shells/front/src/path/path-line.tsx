// Knows one line of a path: what it is, its state, what it waits for, and what can be done there.
import type { LearnerLine, LearnerPathEvent, LearnerPathView } from "@academiz/application/learner-path";
import type { LearnerNode } from "@academiz/application/ports";
import { speakScore } from "@academiz/domain/scoring";
import { Button, Link, ScoreMark } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Circle, CircleCheck, CircleDashed, Lock, Mail, Split } from "lucide-react";
import { Fragment } from "react";
import { AloneNote } from "../offline/alone-note.tsx";
import * as styles from "./path.css.ts";
import { TaskProducts } from "./task-products.tsx";
import { useNodeName } from "./use-node-name.ts";

export interface PathLineProps {
  readonly line: LearnerLine;
  readonly view: LearnerPathView;
  readonly send: (event: LearnerPathEvent) => void;
  /** The type of mark in which scores are shown (§9.13). */
  readonly markType: string;
  /** True for somebody who stands in for the learner: they choose nothing. */
  readonly isReader: boolean;
  /** Leads to another step. */
  readonly onGo: (slug: string) => void;
  /** In a list: the key of the row, and its place where others are not in the page; absent where it stands alone. */
  readonly row?: ListedRow | undefined;
}
export interface ListedRow {
  readonly "data-row": string;
  readonly "aria-setsize"?: number;
  readonly "aria-posinset"?: number;
}

/** The anchor of a node in the list of a path. */
export const placeOf = ({ slug }: { readonly slug: string }) => `node-${slug}`;
const depthOf = (depth: number) => styles.depths[Math.min(depth, styles.depths.length - 1)];

export function PathLine({ line, markType, ...rest }: PathLineProps) {
  if (line.type === "way")
    return (
      <li {...rest.row} className={`${styles.way} ${depthOf(line.depth)}`}>
        <WayName line={line} markType={markType} />
      </li>
    );
  return <NodeLine line={line} {...rest} />;
}

function WayName({
  line: { gateway, way, isTaken },
  markType,
}: {
  readonly line: Extract<LearnerLine, { type: "way" }>;
  readonly markType: string;
}) {
  const number = way + 1;
  if (gateway.kind === "IF") {
    const { test } = gateway;
    return way > 0 ? (
      <Trans>Otherwise</Trans>
    ) : test?.of === "score" ? (
      <Trans>
        With a result of at least <ScoreMark score={speakScore(test.atLeast, markType)} />
      </Trans>
    ) : (
      <Trans>If you passed</Trans>
    );
  }
  if (gateway.kind === "OR")
    return isTaken ? <Trans>Way {number}, which you chose</Trans> : <Trans>Way {number}</Trans>;
  return <Trans>Part {number}, in the order you like</Trans>;
}

type NodeLineProps = Omit<PathLineProps, "line" | "markType"> & {
  readonly line: Extract<LearnerLine, { type: "node" }>;
};

function NodeLine({ line, view, send, isReader, onGo, row }: NodeLineProps) {
  const { node, standing, depth } = line;
  const { t } = useLingui();
  const nameOf = useNodeName();
  const states = { done: t`Done`, open: t`To do`, locked: t`Locked`, apart: t`Not on your way` } as const;
  return (
    <li
      {...row}
      id={placeOf(node)}
      tabIndex={-1}
      data-line
      data-standing={standing}
      className={`${styles.lines[standing]} ${depthOf(depth)}`}
    >
      <span role="img" aria-label={states[standing]}>
        <Sign line={line} />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{nameOf(node)}</p>
        {node.kind === "EMAIL" && <MailText node={node} standing={standing} />}
        {node.override && (
          <p className={styles.quiet}>
            {node.override.as === "open" ? (
              <Trans>Opened for you: {node.override.reason}</Trans>
            ) : (
              <Trans>Counted as done for you: {node.override.reason}</Trans>
            )}
          </p>
        )}
        {standing === "apart" && (
          <p className={styles.quiet}>
            <Trans>Your way leads past this.</Trans>
          </p>
        )}
        {standing === "locked" && line.waitsFor.length > 0 && (
          <Waiting line={line} onGo={onGo} isAlone={row === undefined} />
        )}
        {node.products.length > 0 && (standing === "open" || standing === "done") && (
          <TaskProducts
            node={node}
            isOpen
            opening={view.opening}
            onOpen={(perimeterSlug) => send({ type: "product.opened", perimeterSlug })}
          />
        )}
        {line.choices.length > 0 && !isReader && <AloneNote />}
        {line.choices.length > 0 && !isReader && (
          <div className={styles.buttons}>
            {line.choices.map((choice) => {
              const name = nameOf(choice);
              return (
                <Button
                  key={choice.slug}
                  loading={view.choosing === choice.slug}
                  aria-label={t`Choose: ${name}`}
                  onClick={() => send({ type: "way.chosen", node: node.slug, way: choice.slug })}
                >
                  {name}
                </Button>
              );
            })}
          </div>
        )}
        {line.choices.length > 0 && (
          <p className={styles.quiet}>
            <Trans>Only one way can be chosen: the others close.</Trans>
          </p>
        )}
      </div>
    </li>
  );
}

function Sign({ line: { node, standing } }: Pick<NodeLineProps, "line">) {
  if (standing === "done") return <CircleCheck size={24} aria-hidden />;
  if (standing === "apart") return <CircleDashed size={24} aria-hidden />;
  if (standing === "locked") return <Lock size={24} aria-hidden />;
  if (node.kind === "EMAIL") return <Mail size={24} aria-hidden />;
  return node.kind === "OR" ? <Split size={24} aria-hidden /> : <Circle size={24} aria-hidden />;
}

function MailText({ node: { text }, standing }: { readonly node: LearnerNode; readonly standing: string }) {
  if (standing !== "done")
    return (
      <p className={styles.quiet}>
        <Trans>You get it by mail when you come here, and read it here too.</Trans>
      </p>
    );
  return (
    <>
      <p className={styles.quiet}>
        <Trans>This was sent to you by mail:</Trans>
      </p>
      <p className={styles.mail}>{text}</p>
    </>
  );
}

/** In the list a step says what it waits for only where it opens next. Alone, it says what to begin with. */
function Waiting({
  line: { waitsFor, opensNext },
  isAlone,
  onGo,
}: Pick<NodeLineProps, "line" | "onGo"> & { readonly isAlone: boolean }) {
  if (opensNext)
    return (
      <p>
        <Trans>
          It opens after: <Awaited nodes={waitsFor} isAlone={isAlone} onGo={onGo} />
        </Trans>
      </p>
    );
  return isAlone ? (
    <p>
      <Trans>
        Before it comes more. To do now: <Awaited nodes={waitsFor} isAlone={isAlone} onGo={onGo} />
      </Trans>
    </p>
  ) : null;
}

interface AwaitedProps extends Pick<NodeLineProps, "onGo"> {
  readonly nodes: readonly LearnerNode[];
  readonly isAlone: boolean;
}

function Awaited({ nodes, isAlone, onGo }: AwaitedProps) {
  const nameOf = useNodeName();
  return nodes.map((node, at) => (
    <Fragment key={node.slug}>
      {at > 0 && ", "}
      <Link
        href={`#${placeOf(node)}`}
        onClick={(event) => {
          // Alone on a map, the step has no place in the page that an address could name.
          if (isAlone) event.preventDefault();
          onGo(node.slug);
        }}
      >
        {nameOf(node)}
      </Link>
    </Fragment>
  ));
}
