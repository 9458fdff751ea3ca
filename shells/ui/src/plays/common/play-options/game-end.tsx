// Knows how an attempt is handed in: whole, with blanks where that is allowed, else the learner is led to what is
// missing.
import type { PlayedView } from "@academiz/domain/games";
import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, type RefObject, useContext, useEffect, useState } from "react";
import { Button } from "../../../button/button.tsx";
import * as styles from "../game.css.ts";
import { OptionsContext } from "./options-context.ts";

/**
 * The button that asks for the result (null where the result comes by itself), and what is left to do; absent: answers
 * are left.
 */
export interface EndWords {
  readonly submit?: ReactNode;
  readonly missing?: ReactNode;
}

export interface GameEndProps {
  readonly game: PlayedView;
  readonly end: EndWords;
  /** The items have numbers on the screen, by which they can be told. */
  readonly isNumbered: boolean;
  readonly card: RefObject<HTMLElement | null>;
  readonly onSubmit: () => void;
}

export function GameEnd({ game, end, isNumbered, card, onSubmit }: GameEndProps) {
  const { missing, itemCount, allowsBlanks, canSubmit } = game;
  const { handIn, wanted, lead } = useContext(OptionsContext);
  const [isTold, setTold] = useState(false);
  const count = missing.length;
  const numbers = missing.map(({ number }) => number).join(", ");
  useEffect(() => {
    if (wanted && card.current) findField(card.current, wanted.slug)?.focus();
  }, [wanted, card]);
  const mayHandIn = allowsBlanks && count < itemCount;
  const press = () => {
    if (canSubmit) return onSubmit();
    if (mayHandIn) return handIn();
    setTold(true);
    if (missing[0]) lead(missing[0].slug);
  };
  return (
    <footer className={styles.footer}>
      {end.submit !== null && (
        <Button variant="primary" size="large" onClick={press}>
          {end.submit ?? <Trans>Check my answers</Trans>}
        </Button>
      )}
      <div className={styles.hint}>
        {game.isSinglePoint && (
          <p>
            <Trans>It counts only when all of it is right.</Trans>
          </p>
        )}
        {count > 0 && end.missing !== null && (
          <p>{end.missing ?? <Plural value={count} one="# answer to give" other="# answers to give" />}</p>
        )}
        {count > 0 && mayHandIn && end.submit !== null && (
          <p>
            <Trans>What you leave blank earns nothing.</Trans>
          </p>
        )}
        {/* Said beside what the view itself tells of the game. */}
        <p aria-live="polite">
          {isTold && count > 0 && isNumbered && !mayHandIn && <Trans>Still to answer: {numbers}.</Trans>}
        </p>
      </div>
    </footer>
  );
}

/** The first thing in an item that takes an answer. */
function findField(card: HTMLElement, slug: string): HTMLElement | null {
  const name = CSS.escape(slug);
  const item = card.querySelector<HTMLElement>(
    `[data-item="${name}"], [data-place="${name}"], button[data-piece="${name}"]`,
  );
  return item?.matches("button") ? item : (item?.querySelector<HTMLElement>(FIELDS) ?? null);
}
const FIELDS = "input:enabled, select:enabled, textarea:enabled, button:enabled";
