// Knows a learniz being played: the machine's view on the screen, and what the page tells the machine.
import {
  type CourseView,
  connectLearnizPlayer,
  type LearnizPlayerInput,
  learnizPlayerMachine,
  type SlideEntry,
  switchRules,
} from "@academiz/application/learniz-player";
import type { ReadBegunAnew, VoiceGateway } from "@academiz/application/ports";
import {
  Button,
  ErrorState,
  FilesContext,
  late,
  useBrand,
  useGameViews,
  useOwnTexts,
  usePartsViews,
  useReadingLook,
} from "@academiz/ui";

import { Trans } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { AskingPlace } from "./asking/asking-place.ts";
import type { DebugModeProps } from "./debug/debug-mode.tsx";
import { LoadingPage } from "./frame/loading-page.tsx";
import { SavingNotices } from "./frame/notices/saving-notices.tsx";
import { UnreadProgress } from "./frame/notices/unread-progress.tsx";
import { useNotices } from "./frame/notices/use-notices.ts";
import { PlayerFrame } from "./frame/player-frame.tsx";
import type { PreviewBarProps } from "./frame/preview-bar.tsx";
import { retryLoading } from "./frame/retry-loading.ts";
import { useIdle } from "./frame/use-idle.ts";
import { usePageFacts } from "./frame/use-page-facts.ts";
import { usePageWords } from "./frame/use-page-words.ts";
import type { NotesPlace } from "./notes/notes-place.ts";
import type { PrintCertificate } from "./result/certificate-button.tsx";
import { SlidePage } from "./slide/slide-page.tsx";
import { useOwnStyles } from "./slide/use-own-styles.ts";
import { useShowOnPage } from "./slide/use-show-on-page.ts";
import type { OwnReadingProps } from "./tools/own-reading.tsx";

const FinishDialog = late(async () => (await import("./frame/dialogs/finish-dialog.tsx")).FinishDialog);
const PauseDialog = late(async () => (await import("./frame/dialogs/pause-dialog.tsx")).PauseDialog);
const RemainingNotice = late(async () => (await import("./frame/notices/remaining-notice.tsx")).RemainingNotice, {
  isRare: true,
});
const CourseTools = late(async () => (await import("./tools/course-tools.tsx")).CourseTools);
const ResultPage = late(async () => (await import("./result/open-result.ts")).openResult());
const ReviewDialog = late(async () => (await import("./frame/dialogs/review-dialog.tsx")).ReviewDialog);
const ShortfallDialog = late(async () => (await import("./frame/dialogs/shortfall-dialog.tsx")).ShortfallDialog);

export interface PlayerPageProps {
  readonly input: LearnizPlayerInput;
  /** Undefined where there is nowhere to go. */
  readonly onLeave?: ((returnUrl: string | null) => void) | undefined;
  /** Called when the page goes for good, after its last save. */
  readonly onGone?: (() => void) | undefined;
  /** Where the learner's notes are kept. */
  readonly notes: NotesPlace;
  /** Asks for a client's own voice; absent where no platform can be asked. */
  readonly voices?: VoiceGateway | undefined;
  /** Keeps how the learner reads; absent where only the browser does. */
  readonly openReading?: OwnReadingProps["open"] | undefined;
  /** Where experts are asked; absent where nobody can be. */
  readonly asking?: AskingPlace;
  /** Absent where no server makes certificates: in packages, and where nothing is kept. */
  readonly printCertificate?: PrintCertificate | undefined;
  readonly readBegunAnew?: ReadBegunAnew | undefined;
  /** Called with the slug of each page that the learner opens. */
  readonly onPage?: ((slug: string) => void) | undefined;
  /** Draws what an author sees above the page of their draft; a package is never a draft, and does not load it. */
  readonly renderPreviewBar?: ((props: PreviewBarProps) => ReactNode) | undefined;
  /** Draws god mode and cheat mode (§6.16, §6.17), for those who may use them. */
  readonly renderDebugMode?: ((props: DebugModeProps) => ReactNode) | undefined;
}

export function PlayerPage(props: PlayerPageProps) {
  const {
    input,
    notes,
    asking = null,
    onLeave,
    onGone,
    renderPreviewBar,
    renderDebugMode,
    printCertificate,
    readBegunAnew,
    voices,
    openReading,
    onPage,
  } = props;
  const [snapshot, send] = useMachine(learnizPlayerMachine, { input });
  const view = connectLearnizPlayer(snapshot);
  const { course } = view;
  const { loaded } = snapshot.context;
  usePageFacts(send, onGone);
  useNotices(loaded?.notices);
  useReadingLook();
  useIdle(course && !view.isPaused ? course.idleSeconds : null, () => send({ type: "idle.noticed" }));
  useGameViews(course?.gameTypes);
  usePartsViews(course?.kinds);
  const isSpoken = usePageWords(course?.title, course?.language);
  const page = course?.slide.slug;
  useEffect(() => {
    if (page !== undefined) onPage?.(page);
  }, [page, onPage]);
  const resolve = useResolver(course);
  useOwnStyles(course?.ownStyles ?? "", resolve);
  const favicon = course?.favicon && resolve(course.favicon);
  useBrand(course?.theme, { ...course?.ownTheme, ...(favicon && { favicon }) });
  useOwnTexts(course?.ownTexts);
  const showOnPage = useShowOnPage();
  const [locked, setLocked] = useState<SlideEntry | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  // It stands above the page, and would push the page down.
  const [isTold, setTold] = useState(false);
  const hasRemaining = Boolean(course?.remaining);
  useEffect(() => {
    if (hasRemaining) void RemainingNotice.fetch().then(() => setTold(true));
  }, [hasRemaining]);

  if (view.phase === "failed") {
    return (
      <main>
        <ErrorState
          level={1}
          title={<Trans>The course could not be opened</Trans>}
          onRetry={() => void retryLoading(view.trouble, () => send({ type: "retry.asked" }))}
          requestId={view.trouble?.requestId}
          action={
            onLeave && (
              <Button onClick={() => onLeave(null)}>
                <Trans>Leave</Trans>
              </Button>
            )
          }
        >
          {view.trouble?.kind === "offline" ? (
            <Trans>There seems to be no connection. Check it, then try again.</Trans>
          ) : view.trouble?.detail === "content.no-slide" ? (
            <Trans>This course has no page yet.</Trans>
          ) : view.trouble?.detail === "lms.unread" ? (
            <UnreadProgress />
          ) : (
            <Trans>Something went wrong on our side. Your progress is safe.</Trans>
          )}
        </ErrorState>
      </main>
    );
  }
  if (!loaded || !course || !isSpoken || (hasRemaining && !isTold)) return <LoadingPage />;

  const leave = onLeave && (() => onLeave(course.returnUrl));
  const goOn = (slide: SlideEntry) => {
    send({ type: "celebration.dismissed" });
    if (slide.isLocked) return setLocked(slide);
    send({ type: "slide.chosen", place: slide.place });
    showOnPage("");
  };
  const { next, background, documentFiles } = course;
  const findFocus = (src: string) => documentFiles.find(({ slug }) => src === `document:${slug}`)?.focus;
  const dismiss = () => send({ type: "celebration.dismissed" });
  const isAtEnd = view.celebration?.kind === "learniz";
  return (
    <PlayerFrame
      view={{ ...view, course }}
      background={background && { ...background, src: resolve(background.src), focus: findFocus(background.src) }}
      onGo={(place) => send({ type: "slide.chosen", place })}
      onShow={showOnPage}
      locked={locked}
      onLocked={setLocked}
      onRetrySave={() => send({ type: "retry.asked" })}
      onShowMissing={() => send({ type: "shortfall.asked" })}
      isAtEnd={isAtEnd}
      onResult={() => send({ type: "result.asked" })}
      // Without rules nothing was completed: the end leads out, for an author by way of what they have seen.
      onEnd={
        course.enforcesRules
          ? () => send({ type: "celebration.asked" })
          : course.isPreview
            ? () => setPreviewed(true)
            : leave
      }
      // Leaving a course that was just completed shows its end first.
      onLeave={
        leave && (view.hasDue && course.status === "COMPLETE" ? () => send({ type: "celebration.asked" }) : leave)
      }
      notices={
        <>
          {renderDebugMode?.({ page: course.slide.slug, context: snapshot.context, send })}
          {!course.isGod &&
            (course.remaining ? (
              <RemainingNotice
                remaining={course.remaining}
                onGo={(place) => {
                  send({ type: "slide.chosen", place });
                  showOnPage("");
                }}
              />
            ) : (
              course.isPreview &&
              renderPreviewBar?.({
                course,
                isAtEnd: isPreviewed,
                onStay: () => setPreviewed(false),
                onLeave: leave,
                onWhy: setLocked,
                onShow: showOnPage,
                context: snapshot.context,
                send,
                switchRules,
              })
            ))}
        </>
      }
      renderTools={(place) => (
        <CourseTools
          {...place}
          course={course}
          learniz={loaded.course.learniz}
          notes={notes}
          voices={voices}
          openReading={openReading}
          asking={asking}
        />
      )}
      saving={
        <SavingNotices
          what="learniz"
          isOutdated={view.isOutdated}
          isJoined={view.isJoined}
          isOffline={view.saving === "offline"}
          isUnsafe={view.saving === "unkept"}
          readBegunAnew={readBegunAnew}
        />
      }
    >
      {isAtEnd ? (
        <ResultPage
          loaded={loaded}
          course={course}
          onClose={dismiss}
          onGo={goOn}
          onShow={(place, slug) => {
            send({ type: "slide.chosen", place });
            showOnPage(slug);
          }}
          onShowMissing={() => send({ type: "shortfall.asked" })}
          onLeave={leave}
          printCertificate={printCertificate}
          isSaving={view.saving === "saving"}
        />
      ) : (
        <FilesContext value={course.documentFiles}>
          <SlidePage
            key={course.slide.slug}
            slide={course.slide}
            isHeld={view.isOutdated}
            resolve={resolve}
            onScrolled={() => send({ type: "slide.scrolled" })}
            onAnswer={(slug, data) => send({ type: "game.answered", slug, data })}
            onSubmit={(slug) => send({ type: "game.submitted", slug })}
            onRetry={(slug) => send({ type: "game.retried", slug })}
            onSeen={(slug, part) => send({ type: "part.seen", slug, part })}
          />
        </FilesContext>
      )}
      {view.isPaused && <PauseDialog onResume={() => send({ type: "attention.returned" })} />}
      {course.finished && (
        <ReviewDialog
          finished={course.finished}
          onReview={() => send({ type: "review.chosen" })}
          onAnew={() => send({ type: "anew.chosen" })}
        />
      )}
      {view.celebration?.kind === "short" && course.shortfall && (
        <ShortfallDialog
          shortfall={course.shortfall}
          onClose={dismiss}
          way={{
            onGo: (place, slug) => {
              send({ type: "celebration.dismissed" });
              send({ type: "slide.chosen", place });
              showOnPage(slug);
            },
            onShow: (slug) => {
              send({ type: "celebration.dismissed" });
              showOnPage(slug);
            },
          }}
          onLeave={leave}
          onGoOn={next ? () => goOn(next) : undefined}
        />
      )}
      {view.celebration?.kind === "chapter" && (
        <FinishDialog
          slug={view.celebration.slug}
          course={course}
          onClose={dismiss}
          onGo={goOn}
          onShowMissing={() => send({ type: "shortfall.asked" })}
        />
      )}
    </PlayerFrame>
  );
}

function useResolver(course: CourseView | null): (src: string) => string {
  const files = course?.documentFiles;
  return useCallback(
    (src) => {
      const slug = src.startsWith("document:") ? src.slice("document:".length) : null;
      return slug === null ? src : (files?.find((file) => file.slug === slug)?.url ?? "");
    },
    [files],
  );
}
