// Knows how the cards of a carousel are reached directly: by a button each, which says whether it was shown.
import type { CarouselCardView } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import * as styles from "./carousel.css.ts";

export interface DotsProps {
  readonly cards: readonly CarouselCardView[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

export function Dots({ cards, at, onGo }: DotsProps) {
  const { t } = useLingui();
  return (
    <ol className={styles.dots}>
      {cards.map(({ slug, title, isDone }, index) => (
        <li key={slug}>
          <button
            type="button"
            className={styles.dot}
            aria-current={index === at ? "step" : undefined}
            aria-label={[t`Card ${index + 1}`, title, isDone && t`done`].filter(Boolean).join(", ")}
            onClick={() => onGo(index)}
          >
            <span className={styles.mark({ isDone, isHere: index === at })} />
          </button>
        </li>
      ))}
    </ol>
  );
}
