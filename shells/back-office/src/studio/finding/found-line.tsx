// Knows one search result in the course.
import type { FoundWords } from "@academiz/domain/editing";
import { IconButton } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Eraser, Replace } from "lucide-react";
import { useStudio } from "../common/studio-context.ts";
import { COURSE } from "../common/studio-search.ts";
import { findOnPage, findPageTitle } from "../common/use-focus-soon.ts";
import * as styles from "./finding.css.ts";

export interface FoundLineProps {
  readonly one: FoundWords;
  /** Its number in the whole list, from 0. */
  readonly number: number;
  /** The page or chapter to show for it; null for the course. */
  readonly place: string | null;
  /** The replacement is empty, so the words would be removed. */
  readonly isRemoved: boolean;
  /** True while the results are those of an earlier query. */
  readonly isBehind: boolean;
  readonly onReplace: () => void;
}

export function FoundLine({ one, number, place, isRemoved, isBehind, onReplace }: FoundLineProps) {
  const { t } = useLingui();
  const { select, focusSoon } = useStudio();
  const { before, found, after } = one.excerpt;
  const go = () => {
    select(place ?? COURSE);
    if (place === null || one.owner === null) return;
    focusSoon(one.owner === place ? findPageTitle(place) : findOnPage(place, one.owner, ""));
  };
  const words = `${before}${found}${after}`;
  return (
    <li className={styles.line}>
      <button type="button" data-found={number} className={styles.excerpt} onClick={go}>
        {before}
        <mark className={styles.word}>{found}</mark>
        {after}
      </button>
      <IconButton
        size="small"
        label={isRemoved ? t`Remove it in: ${words}` : t`Replace it in: ${words}`}
        icon={isRemoved ? <Eraser size={16} aria-hidden /> : <Replace size={16} aria-hidden />}
        disabled={isBehind}
        accessibleWhenDisabled
        onClick={onReplace}
      />
    </li>
  );
}
