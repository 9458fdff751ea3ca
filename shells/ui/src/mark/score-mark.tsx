// Knows how a score is shown (§9.13–§9.16): as a mark, a smiley as a picture with its name, and as a percentage where
// that is required.
import { isSmiley, type Smiley, type SpokenScore } from "@academiz/domain/scoring";
import { useLingui } from "@lingui/react/macro";
import { Annoyed, Frown, Laugh, type LucideIcon, Meh, Smile } from "lucide-react";
import * as styles from "./score-mark.css.ts";

const PICTURES: Readonly<Record<Smiley, LucideIcon>> = {
  "very-sad": Frown,
  sad: Annoyed,
  neutral: Meh,
  happy: Smile,
  "very-happy": Laugh,
};

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
  const Picture = PICTURES[smiley];
  return (
    <>
      <Picture size={20} aria-hidden className={styles.picture} /> {names[smiley]}
    </>
  );
}
