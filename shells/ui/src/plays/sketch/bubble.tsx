// Knows how somebody speaks in a sketch: their face and name, their tone, their words and their voice.
import type { Expression, SketchLineView } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PartPicture, PartSound } from "../common/shown/files.tsx";
import * as styles from "./sketch.css.ts";

export interface BubbleProps {
  readonly line: SketchLineView;
  readonly words: string;
  /** True for the learner's own part. */
  readonly isOwn: boolean;
}

const HOW: { readonly [E in Expression]: (() => ReactNode) | null } = {
  calm: null,
  happy: () => <Trans>looks happy</Trans>,
  worried: () => <Trans>worried</Trans>,
  angry: () => <Trans>angry</Trans>,
  sad: () => <Trans>looks sad</Trans>,
  surprised: () => <Trans>surprised</Trans>,
};

export function Bubble({ line: { speaker, side, sound, expression }, words, isOwn }: BubbleProps) {
  const how = HOW[expression]?.();
  return (
    <div className={styles.bubble({ isRight: side % 2 === 1, isOwn })}>
      {speaker && (
        <p className={styles.speaker}>
          {speaker.picture && (
            <span className={styles.face}>
              <PartPicture picture={speaker.picture} />
            </span>
          )}
          <span>{speaker.name}</span>
          {how && <span className={styles.how}>{how}</span>}
        </p>
      )}
      <p className={styles.words}>{words}</p>
      {sound && <PartSound sound={sound} />}
    </div>
  );
}
