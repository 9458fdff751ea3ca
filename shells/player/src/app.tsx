// Knows the player on the platform: the session that came with a link, then what is played.
import { connectSession, type sessionMachine } from "@academiz/application/session";
import { readModeEffects, type SessionMode } from "@academiz/domain/identity";
import { chooseLocale, type Locale } from "@academiz/domain/wording";
import { ErrorState, late } from "@academiz/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import type { Platform } from "./compose.ts";
import { PlayerPage } from "./player-page.tsx";
import type { PlayedPlace } from "./read-place.ts";
import { SessionEnded } from "./session-ended.tsx";

// Whoever plays a course needs nothing of what plays other products.
const GamePage = late(async () => (await import("./game/game-page.tsx")).GamePage);
const PreviewBar = late(async () => (await import("./frame/preview-bar.tsx")).PreviewBar);
const ScormPage = late(async () => (await import("./scorm/scorm-page.tsx")).ScormPage);

const UNREACHED: Readonly<Record<PlayedPlace["type"], MessageDescriptor>> = {
  learniz: msg`The course could not be opened`,
  game: msg`The game could not be opened`,
  scorm: msg`The package could not be opened`,
};

export interface AppProps {
  readonly platform: Platform;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly place: PlayedPlace;
}

export function App({ platform, session, place }: AppProps) {
  const { i18n } = useLingui();
  const { phase, user, mayAuthor, trouble } = connectSession(useSelector(session, (snapshot) => snapshot));
  if (phase === "unreachable") {
    return (
      <main>
        <ErrorState
          level={1}
          title={i18n._(UNREACHED[place.type])}
          requestId={trouble?.requestId}
          onRetry={() => session.send({ type: "retry.asked" })}
        >
          <Trans>There seems to be no connection. Check it, then try again.</Trans>
        </ErrorState>
      </main>
    );
  }
  if (phase === "ended") return <SessionEnded platform={platform} place={place} />;
  const identifier = user?.identifier;
  if (identifier === undefined) return null;
  const Play = PLAYERS[place.type];
  const locale = chooseLocale({
    user: user?.locale,
    userClient: user?.client.locale,
    browser: navigator.languages,
  });
  return <Play platform={platform} slug={place.slug} identifier={identifier} mayAuthor={mayAuthor} locale={locale} />;
}

interface PlayProps {
  readonly platform: Platform;
  readonly slug: string;
  readonly identifier: string;
  readonly mayAuthor: boolean;
  /** The reader's own (§9.51): what is played says otherwise where it knows. */
  readonly locale: Locale;
}

function PlayLearniz({ platform, slug, identifier, mayAuthor }: PlayProps) {
  const input = useMemo(() => {
    const played = platform.readSession("learniz");
    const { enforcesRules } = readModeEffects(played);
    const start = platform.startSlug === null ? {} : { startSlug: platform.startSlug };
    return { ports: platform.createPorts(slug, identifier), ...played, enforcesRules, ...start };
  }, [platform, slug, identifier]);
  return (
    <PlayerPage
      input={input}
      mayEnterGodMode={mayAuthor}
      renderPreviewBar={(props) => <PreviewBar {...props} />}
      onLeave={(returnUrl) => location.assign(platform.returnUrl ?? returnUrl ?? "/")}
    />
  );
}

function PlayGame({ platform, slug, identifier }: PlayProps) {
  const input = useMemo(
    () => ({ ports: platform.createGamePorts(slug, identifier), ...platform.readSession("game") }),
    [platform, slug, identifier],
  );
  return <GamePage input={input} onLeave={(returnUrl) => location.assign(platform.returnUrl ?? returnUrl ?? "/")} />;
}

function PlayScorm({ platform, slug, locale }: PlayProps) {
  const input = useMemo(
    () => ({ ports: platform.createScormPorts(slug), ...platform.readSession("scorm") }),
    [platform, slug],
  );
  return (
    <ScormPage
      input={input}
      locale={locale}
      onLeft={(returnUrl) => leaveScorm(input.mode, returnUrl ?? platform.returnUrl)}
    />
  );
}

/** §4.119, §4.120. A window that a script did not open stays open. */
function leaveScorm(mode: SessionMode, returnUrl: string | null): void {
  if (mode === "PREVIEW") window.close();
  if (!window.closed) location.assign(returnUrl ?? "/");
}

const PLAYERS = { learniz: PlayLearniz, game: PlayGame, scorm: PlayScorm } as const;
