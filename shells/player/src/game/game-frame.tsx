// Knows the frame around a game: a slim bar with its title, the state of saving, and the button to leave.
import type { GamePlayerView } from "@academiz/application/game-player";
import type { ReadBegunAnew } from "@academiz/application/ports";
import { Button, late } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { findFileAddress } from "../frame/find-file-address.ts";
import { SavedState } from "../frame/notices/saved-state.tsx";
import { SavingNotices } from "../frame/notices/saving-notices.tsx";
import * as bar from "../frame/player-frame.css.ts";
import { SoundButtons } from "../sound/sound-buttons.tsx";
import * as styles from "./game.css.ts";

const DemoFlag = late(async () => (await import("../frame/demo-flag.tsx")).DemoFlag, {
  isRare: true,
});

export interface GameFrameProps {
  readonly view: GamePlayerView & { readonly game: NonNullable<GamePlayerView["game"]> };
  readonly onRetrySave: () => void;
  /** Undefined where there is nowhere to go, as in an LMS's own window. */
  readonly onLeave?: (() => void) | undefined;
  readonly readBegunAnew?: ReadBegunAnew | undefined;
  /** Shown in the bar. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function GameFrame({ view, onRetrySave, onLeave, readBegunAnew, tools, children }: GameFrameProps) {
  const { look, documentFiles } = view.game;
  const background = look.background === null ? null : findFileAddress(look.background, documentFiles);
  return (
    <div className={styles.frame}>
      <header className={bar.top}>
        <p className={styles.title}>{view.game.title}</p>
        {view.game.isDemo && <DemoFlag />}
        <SavedState saving={view.isOutdated ? "outdated" : view.saving} savedAt={view.savedAt} onRetry={onRetrySave} />
        <SoundButtons hasMusic={view.game.sounds.music !== null} hasEffects={view.game.sounds.hasEffects} />
        {tools}
        {onLeave && (
          <Button variant="quiet" icon={<LogOut size={20} aria-hidden />} onClick={onLeave}>
            <span className={bar.leaveWord}>
              <Trans>Leave</Trans>
            </span>
          </Button>
        )}
      </header>
      {background === null ? (
        <main className={bar.main}>{children}</main>
      ) : (
        <main
          className={`${bar.main} ${styles.pictured}`}
          style={{ backgroundImage: `url("${background.replaceAll(/["\\]/g, encodeURIComponent)}")` }}
        >
          <div className={styles.ground}>{children}</div>
        </main>
      )}
      <div className={bar.foot}>
        <SavingNotices
          what="game"
          isOutdated={view.isOutdated}
          isOffline={view.saving === "offline"}
          isUnsafe={view.saving === "unkept"}
          readBegunAnew={readBegunAnew}
        />
      </div>
    </div>
  );
}
