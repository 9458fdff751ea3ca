// Knows how an author looks at one learner on a path: the state of each step, and what can be done by hand.
import { pathLearnerMachine } from "@academiz/application/learners";
import type { LedRun, LedStep, PathLearners } from "@academiz/application/ports";
import {
  Button,
  Drawer,
  EmptyState,
  ErrorState,
  ProgressBar,
  Skeleton,
  SkeletonGroup,
  StatusChip,
  When,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { Route } from "lucide-react";
import type { ReactNode } from "react";
import { TroubleText } from "../../office/trouble-text.tsx";
import { NodeIcon } from "../node-icon.tsx";
import { useNodeWords } from "../node-words.ts";
import * as styles from "./learner.css.ts";
import { OverrideDialog } from "./override-dialog.tsx";

export interface PathLearnerPanelProps {
  /** Reads the steps: all of a path, or those that wait for a session. */
  readonly learners: PathLearners;
  /** Shown where there is no step; absent: they have not begun. */
  readonly empty?: ReactNode;
  /** The slug of the product, or of the slot. */
  readonly slug: string;
  readonly identifier: string;
  readonly name: string;
  readonly onClose: () => void;
  /** What else can be done for them. */
  readonly children?: ReactNode;
}

/** Pass the identifier as `key`: another learner needs another machine. */
export function PathLearnerPanel({
  learners,
  empty,
  slug,
  identifier,
  name,
  onClose,
  children,
}: PathLearnerPanelProps) {
  const words = useNodeWords();
  const [snapshot, send] = useActor(pathLearnerMachine, {
    input: { learners, slug, identifier },
  });
  const { runs, trouble, asked, actionTrouble } = snapshot.context;
  const nameOf = (node: Pick<LedStep, "kind" | "name" | "subject">) => words.of({ ...node, products: [identifier] });
  const node = asked && runs?.flatMap(({ nodes }) => nodes).find((one) => one.slug === asked.node);
  return (
    <Drawer open onClose={onClose} title={name}>
      {snapshot.matches("failed") && (
        <ErrorState
          title={<Trans>The path of this learner could not be loaded</Trans>}
          requestId={trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          <TroubleText trouble={trouble} />
        </ErrorState>
      )}
      {!runs && !snapshot.matches("failed") && (
        <SkeletonGroup>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {runs?.length === 0 && empty}
      {runs?.length === 0 && !empty && (
        <EmptyState icon={<Route size={24} aria-hidden />} title={<Trans>Not begun yet</Trans>}>
          <Trans>Their steps appear here once they begin the path.</Trans>
        </EmptyState>
      )}
      {runs?.map((run) => (
        <Run
          key={run.perimeterSlug}
          isNamed={runs.length > 1 || empty !== undefined}
          run={run}
          nameOf={nameOf}
          onAsk={(slugOfNode, as) =>
            send({ type: "override.asked", asked: { perimeterSlug: run.perimeterSlug, node: slugOfNode, as } })
          }
        />
      ))}
      {children}
      {asked && node && (
        <OverrideDialog
          as={asked.as}
          name={nameOf(node)}
          reason={asked.reason}
          trouble={actionTrouble}
          isBusy={snapshot.matches("acting")}
          onReason={(reason) => send({ type: "reason.written", reason })}
          onConfirm={() => send({ type: "override.confirmed" })}
          onCancel={() => send({ type: "override.dropped" })}
        />
      )}
    </Drawer>
  );
}

interface RunProps {
  readonly run: LedRun;
  /** True where the name of the path is shown. */
  readonly isNamed: boolean;
  readonly nameOf: (node: LedStep) => string;
  readonly onAsk: (node: string, as: "open" | "complete") => void;
}

function Run({ run: { name, isEnded, percentage, nodes, overrides }, isNamed, nameOf, onAsk }: RunProps) {
  const { t } = useLingui();
  const states = { done: t`Done`, open: t`To do`, locked: t`Locked` } as const;
  const told = (slug: string) => overrides.filter(({ node }) => node === slug);
  return (
    <section className={styles.run} aria-label={name}>
      {isNamed && <h2 className={styles.name}>{name}</h2>}
      <ProgressBar label={t`Progress`} value={percentage / 100} />
      {isEnded && (
        <p>
          <Trans>This learner has come to the end of the path.</Trans>
        </p>
      )}
      <ol className={styles.steps} aria-label={t`Steps of the path`}>
        {nodes.map((node) => (
          <li key={node.slug} className={styles.step}>
            <span className={styles.head}>
              <NodeIcon kind={node.kind} />
              <span className={styles.name}>{nameOf(node)}</span>
              <StatusChip tone={node.state === "done" ? "success" : node.state === "open" ? "primary" : undefined}>
                {states[node.state]}
              </StatusChip>
            </span>
            {told(node.slug).map(({ as, reason, by, at }) => (
              <span key={as} className={styles.note}>
                {as === "open" ? (
                  <Trans>
                    Opened by {by ?? t`somebody who has gone`}: {reason}
                  </Trans>
                ) : (
                  <Trans>
                    Counted as done by {by ?? t`somebody who has gone`}: {reason}
                  </Trans>
                )}{" "}
                <When at={at} />
              </span>
            ))}
            {node.may.length > 0 && (
              <span className={styles.buttons}>
                {node.may.map((as) => (
                  <Button
                    key={as}
                    size="small"
                    aria-label={as === "open" ? t`Open now: ${nameOf(node)}` : t`Count as done: ${nameOf(node)}`}
                    onClick={() => onAsk(node.slug, as)}
                  >
                    {as === "open" ? <Trans>Open now</Trans> : <Trans>Count as done</Trans>}
                  </Button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
