// Knows the player on the platform: the session that came with a link, then the course.
import { connectSession, type sessionMachine } from "@academiz/application/session";
import { readModeEffects } from "@academiz/domain/identity";
import { ErrorState } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import type { Platform } from "./compose.ts";
import { PlayerPage } from "./player-page.tsx";

export interface AppProps {
  readonly platform: Platform;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly perimeterSlug: string;
}

export function App({ platform, session, perimeterSlug }: AppProps) {
  const { phase, user, mayAuthor, trouble } = connectSession(useSelector(session, (snapshot) => snapshot));
  const identifier = user?.identifier;
  const input = useMemo(() => {
    if (identifier === undefined) return null;
    const played = platform.readSession();
    const { enforcesRules } = readModeEffects(played);
    return { ports: platform.createPorts(perimeterSlug, identifier), ...played, enforcesRules };
  }, [platform, perimeterSlug, identifier]);
  if (phase === "unreachable") {
    return (
      <main>
        <ErrorState
          level={1}
          title={<Trans>The course could not be opened</Trans>}
          requestId={trouble?.requestId}
          onRetry={() => session.send({ type: "retry.asked" })}
        >
          <Trans>There seems to be no connection. Check it, then try again.</Trans>
        </ErrorState>
      </main>
    );
  }
  if (!input) return null;
  return (
    <PlayerPage
      input={input}
      mayEnterGodMode={mayAuthor}
      onLeave={(returnUrl) => location.assign(platform.returnUrl ?? returnUrl ?? "/")}
    />
  );
}
