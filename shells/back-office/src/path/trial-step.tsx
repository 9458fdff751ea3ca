// Knows how an author plays a learner at one node: they end it with a score, or choose a way.
import type { PathContentEvent, PathTrial } from "@academiz/application/path-content";
import { isTask, type Path, type PathNode } from "@academiz/domain/paths";
import { Button, Field, StatusChip, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, Lock, Play } from "lucide-react";
import { useState } from "react";
import type { NodeWords } from "./node-words.ts";
import * as styles from "./path.css.ts";

export interface TrialStepProps {
  readonly node: PathNode;
  readonly path: Path;
  readonly trial: PathTrial;
  /** The names of nodes. */
  readonly words: NodeWords;
  readonly send: (event: PathContentEvent) => void;
}

export function TrialStep({ node, path, trial, words, send }: TrialStepProps) {
  const { t } = useLingui();
  const [score, setScore] = useState("80");
  const standing = trial.standing.get(node.slug)?.state ?? "locked";
  const name = words.of(node);
  const end = (status: "COMPLETE" | "FAILED") => {
    const said = score.trim() === "" ? null : Math.max(0, Math.min(100, Number(score)));
    for (const product of node.products)
      send({ type: "trial.told", event: { type: "result", product, status, score: Number.isNaN(said) ? null : said } });
  };
  return (
    <div className={styles.trial}>
      {standing === "done" && (
        <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
          {node.kind === "EMAIL" ? <Trans>Sent</Trans> : <Trans>Done</Trans>}
        </StatusChip>
      )}
      {standing === "locked" && (
        <StatusChip icon={<Lock size={16} aria-hidden />}>
          <Trans>Locked</Trans>
        </StatusChip>
      )}
      {standing === "open" && (
        <StatusChip tone="primary" icon={<Play size={16} aria-hidden />}>
          <Trans>The learner is here</Trans>
        </StatusChip>
      )}
      {standing === "open" && isTask(node) && node.products.length > 0 && (
        <>
          <Field label={<Trans>Score here</Trans>}>
            <TextInput
              type="number"
              min={0}
              max={100}
              value={score}
              className={styles.score}
              onChange={({ target }) => setScore(target.value)}
            />
          </Field>
          <Button aria-label={t`Complete: ${name}`} onClick={() => end("COMPLETE")}>
            <Trans>Complete</Trans>
          </Button>
          <Button aria-label={t`Fail: ${name}`} onClick={() => end("FAILED")}>
            <Trans>Fail</Trans>
          </Button>
        </>
      )}
      {standing === "open" &&
        node.kind === "OR" &&
        node.next.map((way) => {
          const next = path.nodes.find(({ slug }) => slug === way);
          const called = next ? words.of(next) : way;
          return (
            <Button
              key={way}
              aria-label={t`Choose: ${called}`}
              onClick={() => send({ type: "trial.told", event: { type: "chosen", node: node.slug, way } })}
            >
              {called}
            </Button>
          );
        })}
    </div>
  );
}
