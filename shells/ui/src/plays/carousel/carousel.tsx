// Knows how a carousel is used: one card at a time, by buttons, by its dots or by a swipe; never by itself.
import type { CarouselCardView } from "@academiz/domain/games";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../button/button.tsx";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { CardBody } from "./card-body.tsx";
import * as styles from "./carousel.css.ts";
import { Dots } from "./dots.tsx";
import { useSwipe } from "./use-swipe.ts";
import { carouselWords } from "./words.ts";

/** How many milliseconds a card must stay in sight to count as shown. */
const A_SECOND = 1_000;

export function Carousel(props: GameViewProps<"CAROUSSEL">) {
  const { game, onAnswer, onSubmit } = props;
  const { cards, isDone, asks, waits, canSubmit } = game;
  const { t } = useLingui();
  const [at, setAt] = useState(() => Math.max(0, isDone ? 0 : cards.findIndex((card) => !card.isDone)));
  const [isMoved, setMoved] = useState(false);
  const [wasDone, setWasDone] = useState(isDone);
  // Another attempt begins with the first card.
  if (wasDone !== isDone) {
    setWasDone(isDone);
    if (!isDone) {
      setAt(0);
      setMoved(false);
    }
  }
  const isBegun = isMoved || cards.some(({ wasShown }) => wasShown);
  const card = cards[Math.min(at, cards.length - 1)];

  const tell = (...news: readonly (readonly [slug: string, answer: unknown])[]) => {
    const kept = cards.flatMap((one) => (one.wasShown ? [[one.slug, readAnswer(one)] as const] : []));
    onAnswer({ answers: Object.fromEntries([...kept, ...news]) });
  };
  const note = useRef(tell);
  useEffect(() => {
    note.current = tell;
  });
  // Nothing is noted before the learner has done anything: looking at a page begins no game.
  const toNote = isBegun && !isDone && card && !card.wasShown ? card.slug : null;
  useEffect(() => {
    if (toNote === null) return undefined;
    const timer = window.setTimeout(() => note.current([toNote, true]), waits ? A_SECOND : 0);
    return () => window.clearTimeout(timer);
  }, [toNote, waits]);
  // Where nothing is asked, the last card is the end.
  const isOver = !asks && canSubmit;
  useEffect(() => {
    if (isOver) onSubmit();
  }, [isOver, onSubmit]);

  const shownSince = useRef(0);
  useEffect(() => {
    shownSince.current = performance.now();
  }, [at]);
  const go = (to: number) => {
    if (to < 0 || to >= cards.length || to === at) return;
    const wasLong = !waits || performance.now() - shownSince.current >= A_SECOND;
    if (card && !isDone && !card.wasShown && wasLong) tell([card.slug, true]);
    setMoved(true);
    setAt(to);
  };
  const swipe = useSwipe((step) => go(at + step));
  if (!card) return null;
  const left = cards.filter((one) => !one.isDone).length;
  return (
    <GameCard
      {...props}
      words={carouselWords}
      isQuiet={!asks}
      end={
        asks
          ? { missing: <Plural value={left} one="# card to finish" other="# cards to finish" /> }
          : { submit: null, missing: <Plural value={left} one="# card to look at" other="# cards to look at" /> }
      }
    >
      <section aria-label={t`Cards`} className={styles.carousel} {...swipe}>
        <CardBody
          key={card.slug}
          card={card}
          number={at + 1}
          isDone={isDone}
          onChoose={(chosen) => tell([card.slug, chosen.length > 0 ? chosen : true])}
        />
        <div className={styles.steps}>
          <Button
            icon={<ChevronLeft size={20} aria-hidden />}
            disabled={at === 0}
            accessibleWhenDisabled
            onClick={() => go(at - 1)}
          >
            <span className={styles.stepWord}>
              <Trans>Previous card</Trans>
            </span>
          </Button>
          <p role="status" className={styles.count}>
            <Trans>
              {at + 1} of {cards.length}
            </Trans>
            {/* The words on a new card are read aloud. */}
            {isMoved && <VisuallyHidden>{`: ${[card.title, card.text].filter(Boolean).join(". ")}`}</VisuallyHidden>}
          </p>
          <Button
            trailingIcon={<ChevronRight size={20} aria-hidden />}
            disabled={at === cards.length - 1}
            accessibleWhenDisabled
            onClick={() => go(at + 1)}
          >
            <span className={styles.stepWord}>
              <Trans>Next card</Trans>
            </span>
          </Button>
        </div>
        <Dots cards={cards} at={at} onGo={go} />
      </section>
    </GameCard>
  );
}

/** The answer as it is stored. */
function readAnswer({ question }: CarouselCardView): readonly string[] | true {
  const chosen = question?.options.flatMap(({ slug, isChosen }) => (isChosen ? [slug] : [])) ?? [];
  return chosen.length > 0 ? chosen : true;
}
