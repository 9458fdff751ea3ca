// Knows how a score is shown (§9.13–§9.16): as a mark, a smiley as a picture with its name, and as a percentage where
// that is required.
import { isSmiley, type Smiley, type SpokenScore } from "@academiz/domain/scoring";
import { useLingui } from "@lingui/react/macro";
import { late } from "../late/late.tsx";
import * as styles from "./score-mark.css.ts";

/** Few organisations show smileys. Its name stands beside it. */
const SmileyPicture = late(async () => (await import("./smiley-picture.tsx")).SmileyPicture, {
  isSpare: true,
  isRare: true,
});

export function ScoreMark({ score: { mark, percent } }: { readonly score: SpokenScore }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.mark}>
      {isSmiley(mark) ? <SmileyMark smiley={mark} /> : mark}
      {percent !== null &&
        ` (${i18n.number(percent / 100, { style: "percent", maximumFractionDigits: MOST_DECIMALS })})`}
    </span>
  );
}

/** As many decimals as it takes to tell two scores apart. */
const MOST_DECIMALS = 10;

function SmileyMark({ smiley }: { readonly smiley: Smiley }) {
  const { t } = useLingui();
  const names: Readonly<Record<Smiley, string>> = {
    "very-sad": t`very sad`,
    sad: t`sad`,
    neutral: t`neither sad nor happy`,
    happy: t`happy`,
    "very-happy": t`very happy`,
  };
  return (
    <>
      <span className={styles.picture}>
        <SmileyPicture smiley={smiley} />
      </span>{" "}
      {names[smiley]}
    </>
  );
}
