// Knows the page of a smart sequence: a slim bar, then its first views, the lists of goes, a question or a result.
import {
  connectSequencePlayer,
  type SequencePlayerEvent,
  type SequencePlayerInput,
  type SequencePlayerView,
  sequencePlayerMachine,
} from "@academiz/application/sequence-player";
import { Button, useBrand, useOwnTexts } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { DemoFlag } from "../frame/demo-flag.tsx";
import { LoadingPage } from "../frame/loading-page.tsx";
import { SavedState } from "../frame/notices/saved-state.tsx";
import { SavingNotices } from "../frame/notices/saving-notices.tsx";
import * as bar from "../frame/player-frame.css.ts";
import { usePageFacts } from "../frame/use-page-facts.ts";
import { usePageWords } from "../frame/use-page-words.ts";
import { AttemptLists } from "./attempt-lists.tsx";
import { AttemptResult } from "./attempt-result.tsx";
import { Comparison } from "./comparison.tsx";
import { QuestionView } from "./question-view.tsx";
import * as styles from "./sequence.css.ts";
import { SequenceFailed } from "./sequence-failed.tsx";
import { StoryView } from "./story-view.tsx";

export interface SequencePageProps {
  readonly input: SequencePlayerInput;
  /** Reads and writes the address, which says which go is open. */
  readonly place: { readonly read: () => string | null; readonly show: (attempt: string | null) => void };
  readonly onLeave: (returnUrl: string | null) => void;
}

export function SequencePage({ input, place, onLeave }: SequencePageProps) {
  const [snapshot, send] = useMachine(sequencePlayerMachine, { input });
  const view = connectSequencePlayer(snapshot);
  const { phase, trouble, sequence, current, saving, savedAt } = view;
  usePageFacts(send);
  useBrand(sequence?.theme);
  useOwnTexts(sequence?.ownTexts);
  const isSpoken = usePageWords(sequence?.title, sequence?.language);
  useEffect(() => {
    if (phase === "ready") place.show(current);
  }, [phase, current, place]);
  useEffect(() => {
    const follow = () => {
      const slug = place.read();
      send(slug === null ? { type: "lists.opened" } : { type: "attempt.opened", slug });
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [place, send]);
  const retry = () => send({ type: "retry.asked" });
  if (phase === "failed") return <SequenceFailed trouble={trouble} onRetry={retry} onLeave={() => onLeave(null)} />;
  if (!sequence || !isSpoken) return <LoadingPage />;
  return (
    <div className={styles.frame}>
      <header className={bar.top}>
        <p className={styles.name}>{sequence.title}</p>
        {sequence.isDemo && <DemoFlag />}
        <SavedState saving={saving} savedAt={savedAt} onRetry={retry} />
        <Button variant="quiet" icon={<LogOut size={20} aria-hidden />} onClick={() => onLeave(sequence.returnUrl)}>
          <span className={bar.leaveWord}>
            <Trans>Leave</Trans>
          </span>
        </Button>
      </header>
      <main className={styles.main}>
        <SavingNotices isOutdated={false} isOffline={false} isUnsafe={saving === "unkept"} />
        {view.isRefused && (
          <p role="alert" className={styles.warning}>
            <Trans>
              Some answers were not taken: this attempt went on in another window, or on another device. What was
              answered there first counts.
            </Trans>
          </p>
        )}
        <Screen view={view} send={send} onLeave={() => onLeave(sequence.returnUrl)} />
      </main>
    </div>
  );
}

export interface ScreenProps {
  readonly view: SequencePlayerView;
  readonly send: (event: SequencePlayerEvent) => void;
  readonly onLeave: () => void;
}

function Screen({ view, send, onLeave }: ScreenProps) {
  const { screen, sequence, question, result, current } = view;
  const place = useRef<HTMLDivElement>(null);
  const shown = question ? `${current} ${question.number}` : `${screen} ${current}`;
  const before = useRef(shown);
  // The focus, and so a screen reader, begins each page at its top.
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    place.current?.focus();
    window.scrollTo(0, 0);
  }, [shown]);
  if (!sequence) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.screen}>
      {screen === "CINEMATIC" ? (
        <StoryView title={sequence.title} pictures={sequence.pictures} onEnd={() => send({ type: "story.ended" })} />
      ) : screen === "COMPARISON" ? (
        <Comparison view={view} send={send} />
      ) : screen === "ATTEMPT" && question ? (
        <QuestionView key={question.number} view={question} send={send} />
      ) : screen === "ATTEMPT" && result ? (
        <AttemptResult result={result} view={view} send={send} onLeave={onLeave} />
      ) : (
        <AttemptLists view={view} send={send} />
      )}
    </div>
  );
}
