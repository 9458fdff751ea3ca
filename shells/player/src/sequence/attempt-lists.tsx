// Knows the page before the questions, where a learner begins, goes on and looks back (§2.31–§2.38).
import type { AttemptRow, SequencePlayerEvent, SequencePlayerView } from "@academiz/application/sequence-player";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { ArrowRight, Play, Scale } from "lucide-react";
import type { ReactNode } from "react";
import { AttemptLine } from "./attempt-line.tsx";
import { BeginTrouble } from "./begin-trouble.tsx";
import * as styles from "./sequence.css.ts";
import { SequenceIntro } from "./sequence-intro.tsx";

export interface AttemptListsProps {
  readonly view: SequencePlayerView;
  readonly send: (event: SequencePlayerEvent) => void;
}

export function AttemptLists({ view, send }: AttemptListsProps) {
  const { screen, sequence, lists, isBeginning, beginTrouble } = view;
  const waiting = [...lists.started, ...lists.notStarted].filter(({ isOutdated }) => !isOutdated).at(-1);
  const open = (slug: string) => send({ type: "attempt.opened", slug });
  if (!sequence) return null;
  const isNew = lists.started.length + lists.failed.length + lists.done.length === 0;
  return (
    <>
      <article className={styles.card}>
        <SequenceIntro sequence={sequence} hasIntro={screen === "INTRO"} />
        {sequence.questions === 0 && (
          <p className={styles.note}>
            <Trans>There is no question yet.</Trans>
          </p>
        )}
        {beginTrouble && <BeginTrouble trouble={beginTrouble} />}
        <div className={styles.actions}>
          {waiting && (
            <Button
              variant="primary"
              size="large"
              icon={<Play size={20} aria-hidden />}
              onClick={() => open(waiting.slug)}
            >
              {waiting.status === "STARTED" ? <Trans>Continue</Trans> : <Trans>Begin</Trans>}
            </Button>
          )}
          {sequence.questions > 0 && waiting?.status !== "NOT_STARTED" && (
            <Button
              variant={waiting ? "secondary" : "primary"}
              size="large"
              trailingIcon={<ArrowRight size={20} aria-hidden />}
              loading={isBeginning}
              onClick={() => send({ type: "beginning.asked" })}
            >
              {isNew ? <Trans>Begin</Trans> : <Trans>Begin a new attempt</Trans>}
            </Button>
          )}
          {lists.finished.length > 1 && (
            <Button icon={<Scale size={20} aria-hidden />} onClick={() => send({ type: "comparison.opened" })}>
              <Trans>Compare your attempts</Trans>
            </Button>
          )}
        </div>
      </article>
      <Group title={<Trans>To continue</Trans>} rows={lists.started} onOpen={open} />
      <Group title={<Trans>Not started</Trans>} rows={lists.notStarted} onOpen={open} />
      <Group title={<Trans>Failed</Trans>} rows={lists.failed} onOpen={open} />
      <Group title={<Trans>Done</Trans>} rows={lists.done} onOpen={open} />
    </>
  );
}

interface GroupProps {
  readonly title: ReactNode;
  readonly rows: readonly AttemptRow[];
  readonly onOpen: (slug: string) => void;
}

function Group({ title, rows, onOpen }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{title}</h2>
      <ul className={styles.rows}>
        {[...rows].reverse().map((row) => (
          <AttemptLine key={row.slug} row={row} onOpen={() => onOpen(row.slug)} />
        ))}
      </ul>
    </section>
  );
}
