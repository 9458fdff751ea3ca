// Knows who may see the pages of the learner site, and what may come before them: a code, terms, a new password.

import { connectSession } from "@academiz/application/session";
import { hasOffice } from "@academiz/domain/identity";
import { Button, ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo, useState } from "react";
import { latePage } from "../late/late-page.ts";
import { Announcements, type SaidNews, SaidNewsContext } from "../notifications/announcements.ts";
import { Notifications } from "../notifications/notifications.tsx";
import { keepsSomething, OfflineContext } from "../offline/offline-context.ts";
import { useOffline } from "../offline/use-offline.ts";
import type { AppContext } from "../site/app-context.ts";
import { Frame } from "../site/frame.tsx";
import { OwnReading } from "../site/own-reading.tsx";
import { ReachContext } from "../site/reach.ts";
import { WholePage } from "../site/whole-front.tsx";

const DemandedPage = latePage(async () => (await import("../account/own-second-factor.tsx")).openDemandedPage());
const TermsPage = latePage(async () => (await import("../account/own-terms.tsx")).openTermsPage());
const OwnPasswordPage = latePage(async () => (await import("./outside-pages.tsx")).OwnPasswordPage, { isRare: true });
const AskToLeave = latePage(async () => (await import("../offline/ask-to-leave.tsx")).AskToLeave);

export function SignedIn({ front, session, Whole, children }: AppContext & { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const view = connectSession(useSelector(session, (snapshot) => snapshot));
  const [announcements, setAnnouncements] = useState(0);
  const [news, setNews] = useState<SaidNews | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const signOut = () => session.send({ type: "logout.asked" });
  const isOneself = view.phase === "signed-in" && view.user?.isImpersonated === false;
  const identifier = isOneself ? (view.user?.identifier ?? null) : null;
  const offline = useOffline(front, identifier);
  const openReading = useMemo(() => identifier && (() => front.openReading(identifier)), [front, identifier]);
  if (view.phase === "signed-in" && view.user) {
    return (
      <Frame
        user={view.user}
        mayEnterOffice={hasOffice(view.user.roles)}
        notifications={
          view.user.isImpersonated ? null : (
            <Notifications
              key={view.user.identifier}
              identifier={view.user.identifier}
              open={front.openNotifications}
              onArrival={() => setAnnouncements((count) => count + 1)}
              onThread={(slug) => setNews({ slug })}
              onOpenThread={(thread) => void navigate({ to: "/messages", search: { thread } })}
              onOpenClassroom={(slug) => void navigate({ to: `/classroom/${encodeURIComponent(slug)}` })}
              onOpenLearning={() => void navigate({ to: "/me" })}
              onOpenProduct={(slug) => void navigate({ to: `/open/${encodeURIComponent(slug)}` })}
            />
          )
        }
        onLocale={(locale) => session.send({ type: "locale.chosen", locale })}
        isBusy={view.isBusy}
        onAccount={() => void navigate({ to: "/account" })}
        onSearch={() => void navigate({ to: "/search", search: {} })}
        onBackOffice={() => session.send({ type: "platform.asked", platform: "BACK_OFFICE" })}
        onLeave={() => session.send({ type: "impersonation.left" })}
        onSignOut={() => (offline && keepsSomething(offline) ? setLeaving(true) : signOut())}
      >
        {offline && isLeaving && <AskToLeave {...offline} onStay={() => setLeaving(false)} onLeave={signOut} />}
        {offline && openReading && <OwnReading open={openReading} />}
        <Announcements value={announcements}>
          <OfflineContext value={offline}>
            <ReachContext value={front.reach}>
              <SaidNewsContext value={news}>{children}</SaidNewsContext>
            </ReachContext>
          </OfflineContext>
        </Announcements>
      </Frame>
    );
  }
  if (view.phase === "second-factor") {
    return (
      <WholePage Whole={Whole} part={DemandedPage}>
        {({ secondFactor }) => (
          <DemandedPage
            gateway={secondFactor}
            onGiven={() => session.send({ type: "second-factor.given" })}
            onSignOut={signOut}
          />
        )}
      </WholePage>
    );
  }
  if (view.phase === "terms") {
    return (
      <WholePage Whole={Whole} part={TermsPage}>
        {({ ownTerms }) => (
          <TermsPage gateway={ownTerms} onSettled={() => session.send({ type: "terms.settled" })} onSignOut={signOut} />
        )}
      </WholePage>
    );
  }
  if (view.phase === "temporary-password" && view.user) {
    return (
      <OwnPasswordPage
        identifier={view.user.identifier}
        isBusy={view.isBusy}
        trouble={view.trouble}
        onChoose={(password) => session.send({ type: "password.chosen", password })}
        onSignOut={signOut}
      />
    );
  }
  if (view.phase === "signed-out") return <Navigate to="/auth/login" search={{ client: "" }} replace />;
  if (view.phase === "unreachable") {
    return (
      <main>
        <ErrorState
          level={1}
          title={<Trans>Your courses could not be loaded</Trans>}
          requestId={view.trouble?.requestId}
          onRetry={() => session.send({ type: "retry.asked" })}
          action={
            <Button variant="quiet" onClick={signOut}>
              <Trans>Sign out</Trans>
            </Button>
          }
        >
          <Trans>There seems to be no connection. Check it, then try again.</Trans>
        </ErrorState>
      </main>
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
