// Knows how a smart sequence introduces itself (§2.31).
import type { SequencePlayerView } from "@academiz/application/sequence-player";
import { Button } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { ArrowRight, ListChecks, Shapes } from "lucide-react";
import * as styles from "./sequence.css.ts";

export interface SequenceIntroProps {
  readonly sequence: NonNullable<SequencePlayerView["sequence"]>;
  readonly onBegin: () => void;
}

export function SequenceIntro({ sequence, onBegin }: SequenceIntroProps) {
  const { story, description, questions, themes } = sequence;
  return (
    <article className={styles.card}>
      <h1 className={styles.title}>{story.intro.title}</h1>
      {story.intro.text !== "" && <p className={styles.text}>{story.intro.text}</p>}
      {description !== "" && <p className={styles.text}>{description}</p>}
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <Shapes size={20} aria-hidden />
          <Plural value={themes} one="# theme" other="# themes" />
        </li>
        <li className={styles.fact}>
          <ListChecks size={20} aria-hidden />
          <Plural value={questions} one="# question to choose from" other="# questions to choose from" />
        </li>
      </ul>
      <div className={styles.actions}>
        <Button variant="primary" size="large" trailingIcon={<ArrowRight size={20} aria-hidden />} onClick={onBegin}>
          <Trans>Go on</Trans>
        </Button>
      </div>
    </article>
  );
}
