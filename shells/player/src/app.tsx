// Knows the player on the platform: the session that came with a link, then the product.
import { connectSession, type sessionMachine } from "@academiz/application/session";
import { readModeEffects } from "@academiz/domain/identity";
import { chooseLocale } from "@academiz/domain/wording";
import { ErrorState, late, readVisitorLocale, useWayOut } from "@academiz/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import type { ActorRefFrom } from "xstate";
import type { Platform } from "./compose.ts";
import type { PlayedPlace } from "./entry/read-place.ts";
import { LoadingPage } from "./frame/loading-page.tsx";
import { leadTo } from "./lead-to.ts";
import type { PlayProps } from "./play-props.ts";
import { PlayerPage } from "./player-page.tsx";

// Playing a course needs none of the code for other products.
const PlayGame = late(async () => (await import("./play-game.tsx")).PlayGame);
const PlayScorm = late(async () => (await import("./play-scorm.tsx")).PlayScorm);
const PlayAttachment = late(async () => (await import("./play-attachment.tsx")).openAttachment());
const PlaySequence = late(async () => (await import("./play-sequence.tsx")).openSequence());
const DebugMode = late(async () => (await import("./debug/open-debug-mode.ts")).openDebugMode());
const PreviewBar = late(async () => (await import("./frame/preview-bar.tsx")).PreviewBar);
const SessionEnded = late(async () => (await import("./session-ended.tsx")).SessionEnded);

const UNREACHED: Readonly<Record<PlayedPlace["type"], MessageDescriptor>> = {
  learniz: msg`The course could not be opened`,
  game: msg`The game could not be opened`,
  scorm: msg`The package could not be opened`,
  attachment: msg`The attachment could not be opened`,
  "smart-sequence": msg`The sequence could not be opened`,
};

export interface AppProps {
  readonly platform: Platform;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly place: PlayedPlace;
}

export function App({ platform, session, place }: AppProps) {
  const { i18n } = useLingui();
  const { phase, user, mayAuthor, trouble, isRevoked } = connectSession(useSelector(session, (snapshot) => snapshot));
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
  if (phase === "ended") return <SessionEnded platform={platform} place={place} isRevoked={isRevoked} />;
  const identifier = user?.identifier;
  if (identifier === undefined) return null;
  const Play = PLAYERS[place.type];
  const locale = chooseLocale({
    user: user?.locale,
    visitor: readVisitorLocale(),
    userClient: user?.client.locale,
    browser: navigator.languages,
  });
  return <Play platform={platform} slug={place.slug} identifier={identifier} mayAuthor={mayAuthor} locale={locale} />;
}

/** Milliseconds: the learner's first view does not wait for it. */
const REST = 3_000;
/** Null where it did not come: nobody misses it. */
const bringVisits = (ground: Platform["ground"]) =>
  new Promise((rest) => setTimeout(rest, REST))
    .then(() => import("./compose-late.ts"))
    .then(({ composeVisits }) => composeVisits(ground))
    .catch(() => null);

function PlayLearniz({ platform, slug, identifier, mayAuthor }: PlayProps) {
  const { input, notes, asking, voices, printCertificate, onPage, openReading, readBegunAnew } = useMemo(() => {
    const played = platform.readSession("learniz");
    const { enforcesRules, keepsProgress } = readModeEffects(played);
    const start = platform.startSlug === null ? {} : { startSlug: platform.startSlug };
    const { isOpened, ground } = platform;
    const bring = () => import("./compose-late.ts");
    const openNotes = async () => (await bring()).composeNoteGateway(ground, slug);
    const openAsking = async () =>
      (await import("./asking/open-asking.ts")).openAsking((await bring()).composeAsking(ground, slug));
    const visits = keepsProgress ? bringVisits(platform.ground) : undefined;
    const note = (slide: string) =>
      void visits?.then((known) => known?.enter({ url: location.pathname, name: "slide", slug, params: { slide } }));
    return {
      onPage: visits && note,
      input: { ports: platform.createPorts(slug, identifier), ...played, enforcesRules, isOpened, ...start },
      notes: keepsProgress ? { owner: `${identifier}.${slug}`, open: openNotes } : null,
      asking: keepsProgress ? openAsking : null,
      openReading: keepsProgress ? async () => (await bring()).composeReading(ground, identifier) : undefined,
      voices: { readClientId: async () => (await bring()).composeVoices(ground).readClientId() },
      readBegunAnew: async () => (await bring()).composeBegunAnew(ground, slug)(),
      printCertificate: keepsProgress ? async () => (await bring()).composeCertificate(ground).print(slug) : undefined,
    };
  }, [platform, slug, identifier]);
  const { leave, waiting } = useWayOut();
  const isPreview = input.mode === "PREVIEW";
  const [hasBar, setHasBar] = useState(!isPreview);
  // It stands above the page, and would push the page down.
  useEffect(() => {
    if (isPreview) void PreviewBar.fetch().then(() => setHasBar(true));
  }, [isPreview]);
  if (!hasBar) return <LoadingPage />;
  return (
    <>
      <PlayerPage
        input={input}
        notes={notes}
        asking={asking}
        renderDebugMode={mayAuthor ? (props) => <DebugMode {...props} /> : undefined}
        printCertificate={printCertificate}
        readBegunAnew={readBegunAnew}
        voices={voices}
        openReading={openReading}
        onPage={onPage}
        renderPreviewBar={(props) => <PreviewBar {...props} />}
        onLeave={(returnUrl) => leave(leadTo(platform.returnUrl ?? returnUrl, platform.isKept))}
      />
      {waiting}
    </>
  );
}

const PLAYERS = {
  learniz: PlayLearniz,
  game: PlayGame,
  scorm: PlayScorm,
  attachment: PlayAttachment,
  "smart-sequence": PlaySequence,
} as const;
