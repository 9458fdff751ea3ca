// Knows what somebody reads who is signed in and has no place in the office: who they are, what is on the learner site,
// and that they stay signed in.
import type { CurrentUser } from "@academiz/application/ports";
import { Button, EmptyState } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { GraduationCap, LogIn, LogOut } from "lucide-react";
import { BASE, LOGIN_PATH } from "./addresses/paths.ts";
import { Anchor } from "./anchor.tsx";
import * as styles from "./office.css.ts";
import { useOffice, useSession } from "./office-context.ts";

export interface NoAccessProps {
  readonly user: CurrentUser;
  /** True where they are signed in on the learner site of this browser, and not here. */
  readonly isElsewhere: boolean;
}

export function NoAccess({ user, isElsewhere }: NoAccessProps) {
  const { session } = useOffice();
  const { isBusy } = useSession();
  const name = `${user.firstname} ${user.lastname}`.trim();
  return (
    <main className={styles.lonely}>
      <EmptyState
        level={1}
        icon={<GraduationCap size={24} aria-hidden />}
        title={<Trans>The back office has no page for you</Trans>}
        action={
          <>
            {isElsewhere ? (
              <Button variant="primary" render={<Anchor href="/" />}>
                <Trans>Go to the learner site</Trans>
              </Button>
            ) : (
              <Button
                variant="primary"
                loading={isBusy}
                onClick={() => session.send({ type: "platform.asked", platform: "FRONT_DYNAMIC" })}
              >
                <Trans>Go to the learner site</Trans>
              </Button>
            )}
            {isElsewhere ? (
              <Button icon={<LogIn size={20} aria-hidden />} render={<Anchor href={BASE + LOGIN_PATH} />}>
                <Trans>Sign in as somebody else</Trans>
              </Button>
            ) : (
              <Button icon={<LogOut size={20} aria-hidden />} onClick={() => session.send({ type: "logout.asked" })}>
                <Trans>Sign out</Trans>
              </Button>
            )}
          </>
        }
      >
        <Trans>You are signed in as {name}, and you stay signed in.</Trans>{" "}
        <Trans>The courses that you follow are on the learner site.</Trans>{" "}
        <Trans>
          Courses are written in the back office. If you write some, ask an administrator of your organisation for the
          author role.
        </Trans>
      </EmptyState>
    </main>
  );
}
