// Knows how a line that was spoken is drawn: the speaker, the tone, and the answer to the learner's choice.
import type { SketchLineView } from "@academiz/domain/games";
import { Why } from "../common/why.tsx";
import { Bubble } from "./bubble.tsx";
import * as styles from "./sketch.css.ts";

export interface SaidLineProps {
  readonly line: SketchLineView;
  readonly isDone: boolean;
}

export function SaidLine({ line, isDone }: SaidLineProps) {
  const { isTurn, replies, answer, verdict, explanation } = line;
  const chosen = replies.find(({ slug }) => slug === answer);
  return (
    <li className={styles.said}>
      <Bubble line={line} words={isTurn ? (chosen?.text ?? "…") : line.text} isOwn={isTurn} />
      {isTurn && chosen?.answer && <p className={styles.heard}>{`— ${chosen.answer}`}</p>}
      {isDone && verdict && (
        <Why
          verdict={verdict}
          right={replies.flatMap(({ right, text }) => (right ? [text] : [])).join(" / ")}
          explanation={explanation}
        />
      )}
    </li>
  );
}
