// Knows the account page of the office: names, password and language, where somebody is signed in, their data, and erasing the
// account.
import { connectOpenSessions, openSessionsMachine } from "@academiz/application/open-sessions";
import type { CurrentUser } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { EraseAccount, NotYours, OwnData, OwnLanguage, PageHeader, SessionRows } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect } from "react";
import { useOffice, useSession } from "../office/office-context.ts";
import * as styles from "../person/person.css.ts";
import { OwnPerson } from "./own-person.tsx";
import { OwnSecondFactor } from "./own-second-factor.tsx";
import { OwnTerms } from "./own-terms.tsx";

const erasing = createSubmissionMachine<string>();

export function AccountPage() {
  const { t } = useLingui();
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className={styles.narrow}>
      <title>{t`My account – Academiz`}</title>
      {user.isImpersonated ? <NotYours /> : <OwnParts user={user} />}
    </div>
  );
}

function OwnParts({ user }: { readonly user: CurrentUser }) {
  const { office, session } = useOffice();
  const { ownAccount } = office;
  const [sessions, sendSessions] = useActor(openSessionsMachine, { input: { sessions: ownAccount.sessions } });
  const [erased, sendErased] = useActor(erasing, { input: { submit: ownAccount.erase } });
  const { isBusy, isTaken, trouble } = connectSubmission(erased);
  useEffect(() => {
    if (isTaken) session.send({ type: "logout.asked" });
  }, [isTaken, session]);
  return (
    <>
      <PageHeader
        title={<Trans>My account</Trans>}
        description={`${`${user.firstname} ${user.lastname}`.trim()} · ${user.email} · ${user.identifier}`}
      />
      <OwnPerson
        account={ownAccount}
        user={user}
        onRenamed={(names) => session.send({ type: "names.changed", names })}
        onPassword={() => sendSessions({ type: "retry.asked" })}
      />
      <OwnLanguage onLocale={(locale) => session.send({ type: "locale.chosen", locale })} />
      <SessionRows
        view={connectOpenSessions(sessions)}
        of={null}
        onEnd={(id) => sendSessions({ type: "session.ended", id })}
        onEndOthers={() => sendSessions({ type: "others.ended" })}
        onRetry={() => sendSessions({ type: "retry.asked" })}
      />
      <OwnSecondFactor isOffered={user.roles.some((role) => role !== "ROLE_LEARNER")} />
      <OwnTerms />
      <OwnData onTake={ownAccount.readData} />
      <EraseAccount
        onAsk={ownAccount.readAttendance}
        isBusy={isBusy || isTaken}
        trouble={trouble}
        onErase={(values) => sendErased({ type: "form.submitted", values })}
      />
    </>
  );
}
