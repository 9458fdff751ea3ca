// Knows how the options of a question are drawn: each a native radio or checkbox under its words, then what was right.
import type { GamePicture } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import { Circle, CircleCheck, CircleDot, CircleX, Square, SquareCheck } from "lucide-react";
import { useId } from "react";
import { GamePicture as Shown } from "./board/game-picture.tsx";
import * as styles from "./option.css.ts";

export interface DrawnOption {
  readonly key: string;
  readonly words: string;
  /** Stands beside its words, or in their place. */
  readonly picture?: GamePicture | undefined;
  readonly isChosen: boolean;
  readonly isRight: boolean;
}

export interface OptionsProps {
  readonly options: readonly DrawnOption[];
  /** Several may be chosen. */
  readonly several?: boolean;
  /** They stand beside one another, or one under the other. */
  readonly direction: "row" | "column";
  /** True once it is shown which are right. */
  readonly isJudged: boolean;
  readonly onChoose: (key: string, isChosen: boolean) => void;
}

export function Options({ options, several = false, direction, isJudged, onChoose }: OptionsProps) {
  const name = useId();
  return (
    <div className={styles.choices({ direction })}>
      {options.map((option) => {
        const { key, words, picture, isChosen } = option;
        const verdict = isJudged ? readMark(option) : undefined;
        return (
          <label key={key} className={styles.choice}>
            <input
              type={several ? "checkbox" : "radio"}
              name={name}
              className={styles.radio}
              checked={isChosen}
              onChange={({ target }) => onChoose(key, target.checked)}
            />
            <span className={styles.face({ direction, verdict })}>
              <Mark verdict={verdict} several={several} isChosen={isChosen} />
              {picture && <Shown picture={picture} className={styles.picture} />}
              <span>
                {words}
                {verdict && (
                  <span className={styles.verdict}>
                    <MarkWords verdict={verdict} isChosen={isChosen} several={several} />
                  </span>
                )}
              </span>
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** Once it is judged: the mark of a right option, and of a wrong one that was chosen. */
function readMark({ isRight, isChosen }: DrawnOption): "right" | "wrong" | undefined {
  if (isRight) return "right";
  return isChosen ? "wrong" : undefined;
}

interface MarkProps {
  readonly verdict: "right" | "wrong" | undefined;
  readonly several: boolean;
  readonly isChosen: boolean;
}

/** A tick and a cross are verdicts: a merely chosen option shows a box or a circle as native ones do. */
function Mark({ verdict, several, isChosen }: MarkProps) {
  const marks = several ? ([Square, SquareCheck] as const) : ([Circle, CircleDot] as const);
  const Icon = verdict === "right" ? CircleCheck : verdict === "wrong" ? CircleX : marks[isChosen ? 1 : 0];
  return <Icon size={20} aria-hidden />;
}

function MarkWords({ verdict, several, isChosen }: MarkProps) {
  if (!isChosen) return several ? <Trans>right too, and not chosen</Trans> : <Trans>the right answer</Trans>;
  return verdict === "right" ? <Trans>your answer, right</Trans> : <Trans>your answer</Trans>;
}
