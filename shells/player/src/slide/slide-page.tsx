// Knows how one slide is shown: its title, its interactivities, and when it has been read to the end.
import type { CourseView, InteractivityView } from "@academiz/application/learniz-player";
import { GamePlay, LateBlock, LateBlockContext, late, PartsPlay, RichText } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./slide-page.css.ts";
import { useReadToEnd } from "./use-read-to-end.ts";

/** Loaded with what opens in it. */
const CardDialog = late(async () => (await import("../dialog/player-dialog.tsx")).PlayerDialog, { isRare: true });

export interface SlidePageProps {
  readonly slide: CourseView["slide"];
  /** True where another window goes on: answers in this one would be lost. */
  readonly isHeld: boolean;
  readonly resolve: (src: string) => string;
  readonly onScrolled: () => void;
  readonly onAnswer: (slug: string, data: unknown) => void;
  readonly onSubmit: (slug: string) => void;
  readonly onRetry: (slug: string) => void;
  /** Called when a card was turned or opened, or a file opened, with its key. */
  readonly onSeen: (slug: string, part: string) => void;
}

/** Pass the slide's slug as `key`: another slide is another page. */
export function SlidePage(props: SlidePageProps) {
  const { slide, isHeld, resolve, onScrolled, onAnswer, onSubmit, onRetry, onSeen } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const end = useReadToEnd(onScrolled, slide.isScrolled);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article className={styles.slide}>
      <header className={styles.header}>
        <p className={styles.chapter}>{slide.chapterTitle}</p>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {slide.title}
        </h1>
      </header>
      <LateBlockContext value={LateBlock}>
        <fieldset role="presentation" disabled={isHeld} className={styles.interactivities}>
          {slide.interactivities.map((interactivity) => (
            <Interactivity
              key={interactivity.slug}
              interactivity={interactivity}
              resolve={resolve}
              onAnswer={(data) => onAnswer(interactivity.slug, data)}
              onSubmit={() => onSubmit(interactivity.slug)}
              onRetry={() => onRetry(interactivity.slug)}
              onSeen={(part) => onSeen(interactivity.slug, part)}
              renderGame={(slug) => {
                const game = slide.inModals.find((one) => one.slug === slug);
                return (
                  game && (
                    <fieldset role="presentation" disabled={isHeld} className={styles.interactivities}>
                      <GamePlay
                        game={game}
                        onAnswer={(data) => onAnswer(slug, data)}
                        onSubmit={() => onSubmit(slug)}
                        onRetry={() => onRetry(slug)}
                      />
                    </fieldset>
                  )
                );
              }}
            />
          ))}
        </fieldset>
      </LateBlockContext>
      <div ref={end} className={styles.end} />
    </article>
  );
}

interface InteractivityProps {
  readonly interactivity: InteractivityView;
  readonly resolve: (src: string) => string;
  readonly onAnswer: (data: unknown) => void;
  readonly onSubmit: () => void;
  readonly onRetry: () => void;
  readonly onSeen: (part: string) => void;
  /** Draws the game that a card opens. */
  readonly renderGame: (slug: string) => ReactNode;
}

function Interactivity(props: InteractivityProps) {
  const { interactivity, resolve, onAnswer, onSubmit, onRetry, onSeen, renderGame } = props;
  switch (interactivity.kind) {
    case "text-box":
      return interactivity.boxes.map((blocks, index) => <RichText key={index} blocks={blocks} resolve={resolve} />);
    case "game":
      return <GamePlay game={interactivity} onAnswer={onAnswer} onSubmit={onSubmit} onRetry={onRetry} />;
    case "flip-card":
    case "card-modal":
    case "attachment":
      return (
        <PartsPlay view={interactivity} resolve={resolve} onSeen={onSeen} renderGame={renderGame} Dialog={CardDialog} />
      );
    case "unplayable":
      return (
        <p className={styles.unplayable}>
          <Trans>This element cannot be shown here. Your progress is not affected.</Trans>
        </p>
      );
  }
}
