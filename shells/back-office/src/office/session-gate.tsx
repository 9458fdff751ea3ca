// Knows who may enter the office: signed-in people with work here; others read what to do.
import { Button, ErrorState, OutsidePage, Skeleton, SkeletonGroup, useBrand } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Navigate, useMatches } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { type ReactNode, useState } from "react";
import { lateFrame } from "../words/late-office.ts";
import { ACCOUNT_PATH, MESSAGES_PATH, SESSIONS_PATH, STATISTICS_PATH } from "./addresses/paths.ts";
import { type Asker, LeavingContext } from "./leaving.ts";
import { NoAccess } from "./no-access.tsx";
import * as styles from "./office.css.ts";
import { useOffice, useSession } from "./office-context.ts";
import { TroubleText } from "./trouble-text.tsx";

/** A manager has one page here, a trainer their sessions and messages (decisions 2), besides their own account. */
const OF_MANAGERS = [STATISTICS_PATH, ACCOUNT_PATH];
const OF_TRAINERS = [SESSIONS_PATH, `${SESSIONS_PATH}/$slug`, MESSAGES_PATH, ACCOUNT_PATH];

/** Most people have a password of their own. */
const OwnPasswordForm = lateFrame(async () => (await import("./own-password-form.ts")).OwnPasswordForm, {
  isRare: true,
});

export interface SessionGateProps {
  /** Replaces the pages for somebody who must give a second factor first. */
  readonly demanded: ReactNode;
  /** Replaces them for somebody who must accept the terms of use first. */
  readonly terms: ReactNode;
  /** The pages, for those who may enter. */
  readonly children: ReactNode;
}

export function SessionGate({ demanded, terms, children }: SessionGateProps) {
  const { session } = useOffice();
  const { phase, user, client, trouble, mayAuthor, mayFollow, mayTrain, isBusy } = useSession();
  const own = [...(mayFollow ? OF_MANAGERS : []), ...(mayTrain ? OF_TRAINERS : [])];
  const isOnOwnPage = useMatches({
    select: (matches) => matches.some(({ routeId }) => own.some((path) => routeId.endsWith(path))),
  });
  const [askers] = useState(() => new Set<Asker>());
  useBrand(client?.theme);
  if (phase === "loading") {
    return (
      <div className={styles.lonely}>
        <SkeletonGroup>
          <Skeleton shape="title" width="third" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      </div>
    );
  }
  if (phase === "unreachable") {
    return (
      <main className={styles.lonely}>
        <ErrorState
          level={1}
          title={<Trans>Your account could not be loaded</Trans>}
          requestId={trouble?.requestId}
          onRetry={() => session.send({ type: "retry.asked" })}
          action={<SignOut />}
        >
          <TroubleText trouble={trouble} />
        </ErrorState>
      </main>
    );
  }
  if (phase === "second-factor") return demanded;
  if (phase === "terms") return terms;
  if (phase === "temporary-password" && user) {
    return (
      <OutsidePage>
        <OwnPasswordForm
          identifier={user.identifier}
          isBusy={isBusy}
          trouble={trouble}
          onChoose={(password) => session.send({ type: "password.chosen", password })}
          onSignOut={() => session.send({ type: "logout.asked" })}
        />
      </OutsidePage>
    );
  }
  if (phase === "elsewhere" && user) return <NoAccess user={user} isElsewhere />;
  if (phase !== "signed-in" || !user) return null;
  if (!mayAuthor && !mayFollow && !mayTrain) return <NoAccess user={user} isElsewhere={false} />;
  if (!mayAuthor && !isOnOwnPage) return <Navigate to={mayTrain ? SESSIONS_PATH : STATISTICS_PATH} replace />;
  return <LeavingContext value={askers}>{children}</LeavingContext>;
}

function SignOut() {
  const { session } = useOffice();
  return (
    <Button icon={<LogOut size={20} aria-hidden />} onClick={() => session.send({ type: "logout.asked" })}>
      <Trans>Sign out</Trans>
    </Button>
  );
}
