// Knows how a smart sequence introduces itself (§2.31): what it is about, and what is required.
import type { SequencePlayerView } from "@academiz/application/sequence-player";
import { DifficultyName } from "@academiz/ui";
import { Plural } from "@lingui/react/macro";
import { Gauge, ListChecks, Shapes } from "lucide-react";
import * as styles from "./sequence.css.ts";

export interface SequenceIntroProps {
  readonly sequence: NonNullable<SequencePlayerView["sequence"]>;
  /** True where its author wrote an introduction, which is shown first; otherwise there is only the title. */
  readonly hasIntro: boolean;
}

export function SequenceIntro({ sequence, hasIntro }: SequenceIntroProps) {
  const { story, title, description, difficulty, questions, themes, isExact } = sequence;
  return (
    <>
      <h1 className={styles.title}>{hasIntro ? story.intro.title : title}</h1>
      {hasIntro && story.intro.text !== "" && <p className={styles.text}>{story.intro.text}</p>}
      {description !== "" && <p className={styles.text}>{description}</p>}
      {questions > 0 && (
        <ul className={styles.facts}>
          <li className={styles.fact}>
            <Shapes size={20} aria-hidden />
            <Plural value={themes} one="# theme" other="# themes" />
          </li>
          <li className={styles.fact}>
            <ListChecks size={20} aria-hidden />
            {isExact ? (
              <Plural value={questions} one="# question" other="# questions" />
            ) : (
              <Plural value={questions} one="# question to choose from" other="# questions to choose from" />
            )}
          </li>
          {difficulty && (
            <li className={styles.fact}>
              <Gauge size={20} aria-hidden />
              <DifficultyName difficulty={difficulty} />
            </li>
          )}
        </ul>
      )}
    </>
  );
}
