// Knows the player on the platform: the session that came with a link, then the course.
import { connectSession, sessionMachine } from "@academiz/application/session";
import { Button, ErrorState } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { createRootRoute, createRoute, createRouter, Outlet } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import type { Platform } from "./compose.ts";
import { PlayerPage } from "./player-page.tsx";

export interface AppContext {
  readonly platform: Platform;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

export function createAppRouter(context: AppContext) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: () => <ErrorPage status={404} /> });
  const error = createRoute({
    getParentRoute: () => root,
    path: "/error",
    validateSearch: (search: Record<string, unknown>) => ({ status: Number(search["status"]) || 400, message: String(search["message"] ?? "") }),
    component: function ErrorRoute() {
      return <ErrorPage {...error.useSearch()} />;
    },
  });
  const play = createRoute({
    getParentRoute: () => root,
    path: "/$perimeterSlug",
    component: function PlayRoute() {
      return <Play {...context} perimeterSlug={play.useParams().perimeterSlug} />;
    },
  });
  return createRouter({ routeTree: root.addChildren([error, play]), basepath: "/play" });
}

function Play({ platform, session, perimeterSlug }: AppContext & { readonly perimeterSlug: string }) {
  const { phase, user, mayAuthor, trouble } = connectSession(useSelector(session, (snapshot) => snapshot));
  const identifier = user?.identifier;
  const input = useMemo(() => {
    if (identifier === undefined) return null;
    const mode = platform.readMode();
    const enforcesRules = mode === "NORMAL" || mode === "STANDALONE";
    return { ports: platform.createPorts(perimeterSlug, identifier), mode, enforcesRules };
  }, [platform, perimeterSlug, identifier]);
  if (phase === "unreachable") {
    return (
      <ErrorState
        title={<Trans>The course could not be opened</Trans>}
        requestId={trouble?.requestId}
        onRetry={() => session.send({ type: "retry.asked" })}
      >
        <Trans>There seems to be no connection. Check it, then try again.</Trans>
      </ErrorState>
    );
  }
  if (!input) return null;
  return (
    <PlayerPage
      key={perimeterSlug}
      input={input}
      mayEnterGodMode={mayAuthor}
      onLeave={(returnUrl) => location.assign(platform.returnUrl ?? returnUrl ?? "/")}
    />
  );
}

function ErrorPage({ status, message = "" }: { readonly status: number; readonly message?: string }) {
  const { t } = useLingui();
  const words =
    status === 403
      ? t`This course is not open to you.`
      : status === 404 || status === 410
        ? t`This course does not exist any more, or the link is not complete.`
        : message === "http-error.no-content-slug"
          ? t`Your link has expired. Open the course again from your home page.`
          : t`Something went wrong. Open the course again from your home page.`;
  return (
    <ErrorState
      title={<Trans>This page cannot be shown</Trans>}
      action={
        <Button variant="primary" render={<a href="/">{t`Go to my courses`}</a>}>
          {t`Go to my courses`}
        </Button>
      }
    >
      {words}
    </ErrorState>
  );
}
