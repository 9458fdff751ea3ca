// Knows the games of a course that were not wholly right: the score of each, and a link where it may be played again.
import type { ResultView, WrongGame } from "@academiz/application/learniz-player";
import type { Place } from "@academiz/domain/progress";
import { ScoreMark } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { Target } from "lucide-react";
import { GoThere } from "../menu/go-there.tsx";
import * as lock from "../menu/lock-dialog.css.ts";
import { Counting } from "./counting.tsx";
import * as styles from "./result-page.css.ts";

export interface WrongGamesProps {
  readonly games: ResultView["wrong"];
  /** The games differ in which attempt counts, so each says it. */
  readonly isMixed: boolean;
  readonly onShow: (place: Place, slug: string) => void;
}

export function WrongGames({ games, isMixed, onShow }: WrongGamesProps) {
  const way = { onGo: onShow, onShow: () => {} };
  return (
    <ul className={lock.reasons}>
      {games.map((game) => (
        <li key={game.slug} className={lock.reason}>
          <Target size={16} aria-hidden className={lock.icon} />
          <p className={lock.words}>
            {game.title || <Trans>Game without a title</Trans>} {game.mark && <ScoreMark score={game.mark} />}
            <Details game={game} />
            {isMixed && (
              <span className={styles.detail}>
                <Counting counting={game.counting} />
              </span>
            )}
          </p>
          <GoThere slug={game.slug} place={game.place} here={null} way={way} />
        </li>
      ))}
    </ul>
  );
}

function Details({ game: { judgedCount, rightCount, attemptsLeft } }: { readonly game: WrongGame }) {
  return (
    <>
      {judgedCount > 0 && (
        <span className={styles.detail}>
          <Trans>
            {rightCount} of {judgedCount} right
          </Trans>
        </span>
      )}
      {attemptsLeft !== null && (
        <span className={styles.detail}>
          <Plural value={attemptsLeft} _0="no attempt left" one="# attempt left" other="# attempts left" />
        </span>
      )}
    </>
  );
}
