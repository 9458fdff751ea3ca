// Knows an uploaded package being played: a slim bar, its menu where it has several items, and the frame of another
// origin that plays it.
import {
  connectScormPlayer,
  type ScormPlayerInput,
  type ScormPlayerView,
  scormPlayerMachine,
} from "@academiz/application/scorm-player";
import type { Locale } from "@academiz/domain/wording";
import { Button, ErrorState, useBrand, useOwnTexts, useWayOut } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { ArrowLeft, ArrowRight, LogOut, Maximize, Menu } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { DemoFlag } from "../frame/demo-flag.tsx";
import { LoadingPage } from "../frame/loading-page.tsx";
import { SavedState } from "../frame/notices/saved-state.tsx";
import * as bar from "../frame/player-frame.css.ts";
import { usePageWords } from "../frame/use-page-words.ts";
import { MenuDrawer } from "../menu/menu-drawer.tsx";
import { ItemMenu } from "./item-menu.tsx";
import { LaunchFailed } from "./launch-failed.tsx";
import { ScormEnding } from "./scorm-ending.tsx";
import { ScormNotices } from "./scorm-notices.tsx";
import * as styles from "./scorm-page.css.ts";
import { useFrame } from "./use-frame.ts";

/** All that a page of the content origin may do; it may not navigate the learner's window. */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-pointer-lock allow-presentation";
const FEATURES = "autoplay; fullscreen; encrypted-media; picture-in-picture";

/** For a page that the browser kept for going back: its content has ended, and its last reports bypassed this page. */
const beginAnew = ({ persisted }: PageTransitionEvent) => {
  if (persisted) window.location.reload();
};

export interface ScormPageProps {
  readonly input: ScormPlayerInput;
  /** The reader's language, for a package that names none. */
  readonly locale: Locale;
  /** Called once everything is reported and stored, or waits on the device. */
  readonly onLeft: (returnUrl: string | null) => void;
  /** Draws further tools in its bar: for the open item, or for the whole package where there is only one. */
  readonly renderTools: (page: { readonly slug: string | null; readonly title: string }) => ReactNode;
}

export function ScormPage({ input, locale, onLeft, renderTools }: ScormPageProps) {
  const [snapshot, send] = useMachine(scormPlayerMachine, { input });
  const view = connectScormPlayer(snapshot);
  const { launch } = view;
  useBrand(launch?.theme);
  useOwnTexts(launch ? [launch.defaultTexts, launch.ownTexts] : undefined);
  // §4.122
  const isSpoken = usePageWords(launch?.title, launch && (launch.language ?? (locale === "fr" ? "FR" : "EN")));
  useEffect(() => {
    const returned = () => send({ type: "network.returned" });
    const unloading = () => send({ type: "page.unloading" });
    window.addEventListener("online", returned);
    window.addEventListener("beforeunload", unloading);
    window.addEventListener("pageshow", beginAnew);
    return () => {
      window.removeEventListener("pageshow", beginAnew);
      window.removeEventListener("online", returned);
      window.removeEventListener("beforeunload", unloading);
    };
  }, [send]);
  const { leave, waiting } = useWayOut();
  const askToLeave = () => leave({ go: () => send({ type: "leave.asked" }), mayStay: true });
  // A content may have ended by itself.
  const goOut = useEffectEvent(() => leave({ go: () => onLeft(launch?.returnUrl ?? null), mayStay: false }));
  const isLeft = view.phase === "left";
  useEffect(() => {
    if (isLeft) goOut();
  }, [isLeft]);

  return (
    <>
      {view.phase === "failed" ? (
        <LaunchFailed view={view} onRetry={() => send({ type: "retry.asked" })} onLeave={askToLeave} />
      ) : launch && isSpoken ? (
        <Playing
          view={{ ...view, launch }}
          renderTools={renderTools}
          onLeave={askToLeave}
          onChoose={(identifier) => send({ type: "item.chosen", identifier })}
          onWay={(to) => send({ type: "way.taken", to })}
          onRetrySave={() => send({ type: "retry.asked" })}
          onReload={() => send({ type: "reload.asked" })}
          send={send}
        />
      ) : (
        <LoadingPage />
      )}
      {waiting}
    </>
  );
}

/** Characters: of a longer slug only the beginning is used. */
const PLACE_SLUG = 200;
/** Where the browser refuses full screen, the package is played in its place. */
const stayInPlace = () => {};

interface PlayingProps extends Pick<ScormPageProps, "renderTools"> {
  readonly view: ScormPlayerView & { readonly launch: NonNullable<ScormPlayerView["launch"]> };
  readonly onLeave: () => void;
  readonly onChoose: (identifier: string) => void;
  readonly onWay: (to: "previous" | "next") => void;
  readonly onRetrySave: () => void;
  readonly onReload: () => void;
  readonly send: Parameters<typeof useFrame>[1];
}

function Playing({ view, renderTools, onLeave, onChoose, onWay, onRetrySave, onReload, send }: PlayingProps) {
  const { t } = useLingui();
  const { launch, menu } = view;
  const hasMenu = menu.length > 0;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useFrame(frame, send);
  const { blockedWindows } = view;
  useEffect(() => {
    if (blockedWindows === 0) return;
    const text = t`This content opens in a window of its own, and your browser has blocked it.`;
    send({ type: "window.offered", words: { text, action: t`Open the window` } });
  }, [blockedWindows, send, t]);
  const choose = (identifier: string) => {
    setMenuOpen(false);
    onChoose(identifier);
  };
  const items = <ItemMenu items={menu} onChoose={choose} />;
  return (
    <div className={styles.page({ hasMenu })}>
      <header className={bar.top}>
        {hasMenu && (
          <span className={bar.menuButton}>
            <Button variant="quiet" aria-label={t`Open the contents`} onClick={() => setMenuOpen(true)}>
              <Menu size={20} aria-hidden />
            </Button>
          </span>
        )}
        <h1 className={bar.title}>{launch.title}</h1>
        {launch.demo && <DemoFlag />}
        <SavedState
          saving={view.isUnsafe && view.saving === "offline" ? "unkept" : view.saving}
          savedAt={view.savedAt}
          onRetry={onRetrySave}
        />
        {renderTools(
          hasMenu && view.itemIdentifier !== null
            ? { slug: view.itemIdentifier.slice(0, PLACE_SLUG), title: view.itemTitle }
            : { slug: null, title: launch.title },
        )}
        {document.fullscreenEnabled && (
          <Button
            variant="quiet"
            icon={<Maximize size={20} aria-hidden />}
            onClick={() => frame.current?.requestFullscreen().catch(stayInPlace)}
          >
            <span className={styles.optionalWord}>
              <Trans>Full screen</Trans>
            </span>
          </Button>
        )}
        <Button variant="quiet" icon={<LogOut size={20} aria-hidden />} onClick={onLeave}>
          <span className={styles.optionalWord}>
            <Trans>Leave</Trans>
          </span>
        </Button>
      </header>
      {hasMenu && <aside className={styles.side}>{items}</aside>}
      <main className={styles.main} aria-label={t`Content`}>
        <div className={styles.stage}>
          <iframe
            ref={frame}
            className={styles.frame}
            title={view.itemTitle || launch.title}
            src={launch.shellUrl}
            sandbox={SANDBOX}
            allow={FEATURES}
            onLoad={() => link(launch.shellUrl)}
          />
          {view.isAway && (
            <div className={styles.cover}>
              <ErrorState title={<Trans>This page of the content could not be loaded</Trans>} onRetry={onReload}>
                <Trans>There is no connection. It is loaded by itself when the connection is back.</Trans>
              </ErrorState>
            </div>
          )}
          {view.phase === "leaving" && (
            <p role="status" className={styles.cover}>
              <Trans>Saving your progress…</Trans>
            </p>
          )}
        </div>
        {/* Below, so that notices push nothing of the content away. */}
        <ScormNotices view={view} />
        {view.ending && <ScormEnding ending={view.ending} onLeave={onLeave} />}
      </main>
      {hasMenu && <Ways view={view} onWay={onWay} />}
      {isMenuOpen && (
        <MenuDrawer title={launch.title} onClose={() => setMenuOpen(false)}>
          {items}
        </MenuDrawer>
      )}
    </div>
  );
}

function Ways({ view, onWay }: Pick<PlayingProps, "onWay"> & { readonly view: ScormPlayerView }) {
  const { t } = useLingui();
  const { previous, next, position, itemCount } = view;
  return (
    <nav aria-label={t`Contents, one by one`} className={`${bar.foot} ${bar.bottom}`}>
      {previous !== null && (
        <Button
          className={bar.way}
          disabled={!previous}
          icon={<ArrowLeft size={20} aria-hidden />}
          onClick={() => onWay("previous")}
        >
          <Trans>Previous</Trans>
        </Button>
      )}
      <p className={bar.position}>
        {/* An empty element keeps Next in its place. */}
        {position !== null && `${position} / ${itemCount}`}
      </p>
      {next !== null && (
        <Button
          className={bar.way}
          disabled={!next}
          trailingIcon={<ArrowRight size={20} aria-hidden />}
          onClick={() => onWay("next")}
        >
          <Trans>Next</Trans>
        </Button>
      )}
    </nav>
  );
}
