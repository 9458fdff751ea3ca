// Knows how the choices of a scene are offered: a button each, as large as its words.
import type { StoryView } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import * as styles from "./story.css.ts";

export interface ChoicesProps extends Pick<StoryView, "choices"> {
  readonly onChoose: (slug: string) => void;
}

export function Choices({ choices, onChoose }: ChoicesProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.choices} aria-label={t`What do you do?`}>
      {choices.map(({ slug, text }) => (
        <li key={slug} className={styles.row}>
          <button type="button" className={styles.choice} onClick={() => onChoose(slug)}>
            <span>{text}</span>
            <ChevronRight size={20} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
