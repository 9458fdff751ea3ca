// Knows how the learner marks a line in which something goes wrong.
import type { SketchLineView } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { Why } from "../common/why.tsx";
import { Bubble } from "./bubble.tsx";
import * as styles from "./sketch.css.ts";

export interface SpotLineProps {
  readonly line: SketchLineView;
  readonly isDone: boolean;
  readonly onMark: (isMarked: boolean) => void;
}

export function SpotLine({ line, isDone, onMark }: SpotLineProps) {
  const { t } = useLingui();
  const { text, answer, verdict, isWrong, explanation } = line;
  return (
    <li className={styles.said}>
      <Bubble line={line} words={text} isOwn={false} />
      <label className={styles.mark}>
        <input
          type="checkbox"
          className={styles.box}
          disabled={isDone}
          checked={answer === true}
          aria-label={t`Something goes wrong: ${text}`}
          onChange={({ target }) => onMark(target.checked)}
        />
        <Trans>Something goes wrong here</Trans>
      </label>
      {isDone && verdict && (isWrong || verdict !== "right") && (
        <Why
          verdict={verdict}
          right={isWrong ? t`something goes wrong here` : t`nothing goes wrong here`}
          explanation={explanation}
        />
      )}
    </li>
  );
}
