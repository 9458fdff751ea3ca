// Knows how the possible replies of the learner's part are offered.
import { type SketchLineView, shuffle } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import { Hint } from "../common/play-options/hint.tsx";
import * as styles from "./sketch.css.ts";

export interface RepliesProps {
  readonly line: SketchLineView;
  readonly seed: number;
  readonly onChoose: (slug: string) => void;
}

export const Replies = ({ line, seed, onChoose }: RepliesProps) => (
  <fieldset className={styles.replies} data-item={line.slug}>
    <legend className={styles.legend}>
      {line.speaker ? <Trans>{line.speaker.name}: what do you say?</Trans> : <Trans>What do you say?</Trans>}
    </legend>
    {shuffle(line.replies, seed, line.slug).map(({ slug, text }) => (
      <button key={slug} type="button" className={styles.reply} onClick={() => onChoose(slug)}>
        {text}
      </button>
    ))}
    <Hint slug={line.slug} name={line.speaker?.name ?? ""} />
  </fieldset>
);
