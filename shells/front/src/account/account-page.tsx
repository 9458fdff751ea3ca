// Knows the account page of the learner site: names, password and language, where somebody is signed in, their data, and erasing
// the account.
import { connectOpenSessions, openSessionsMachine } from "@academiz/application/open-sessions";
import type {
  CurrentUser,
  OwnAccount,
  OwnNames,
  OwnTermsGateway,
  PushGateway,
  SecondFactorGateway,
} from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { readLogin } from "@academiz/domain/identity";
import { EraseAccount, NotYours, OwnData, OwnLanguage, SessionRows } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect } from "react";
import { KeptList } from "../offline/kept-list.tsx";
import * as styles from "./account-page.css.ts";
import { OwnPerson } from "./own-person.tsx";
import { OwnPush, type OwnPushProps } from "./own-push.tsx";
import { OwnSecondFactor } from "./own-second-factor.tsx";
import { OwnTerms } from "./own-terms.tsx";

const erasing = createSubmissionMachine<string>();

export interface AccountPageProps {
  readonly account: OwnAccount;
  readonly secondFactor: SecondFactorGateway;
  readonly terms: OwnTermsGateway;
  readonly push: PushGateway;
  readonly openBrowserPush: OwnPushProps["openBrowser"];
  readonly user: CurrentUser;
  readonly onRenamed: (names: OwnNames) => void;
  readonly onLocale: (locale: "fr" | "en") => void;
  /** Called when the account was erased. */
  readonly onErased: () => void;
}

export function AccountPage(props: AccountPageProps) {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <title>{t`My account`}</title>
      {props.user.isImpersonated ? <NotYours /> : <OwnParts {...props} />}
    </div>
  );
}

function OwnParts(props: AccountPageProps) {
  const { account, secondFactor, terms, push, openBrowserPush, user, onRenamed, onLocale, onErased } = props;
  const [sessions, sendSessions] = useActor(openSessionsMachine, { input: { sessions: account.sessions } });
  const [erased, sendErased] = useActor(erasing, { input: { submit: account.erase } });
  const { isBusy, isTaken, trouble } = connectSubmission(erased);
  useEffect(() => {
    if (isTaken) onErased();
  }, [isTaken, onErased]);
  return (
    <>
      <div>
        <h1 className={styles.title}>
          <Trans>My account</Trans>
        </h1>
        <p className={styles.quiet}>
          {`${user.firstname} ${user.lastname}`.trim()} · {user.email} · {readLogin(user.identifier)}
        </p>
      </div>
      <OwnPerson {...{ account, user, onRenamed }} onPassword={() => sendSessions({ type: "retry.asked" })} />
      <OwnLanguage onLocale={onLocale} />
      <SessionRows
        view={connectOpenSessions(sessions)}
        of={null}
        onEnd={(id) => sendSessions({ type: "session.ended", id })}
        onEndOthers={() => sendSessions({ type: "others.ended" })}
        onRetry={() => sendSessions({ type: "retry.asked" })}
      />
      <OwnSecondFactor gateway={secondFactor} isOffered={user.roles.some((role) => role !== "ROLE_LEARNER")} />
      <OwnPush gateway={push} openBrowser={openBrowserPush} />
      <KeptList />
      <OwnTerms gateway={terms} />
      <OwnData onTake={account.readData} />
      <EraseAccount
        onAsk={account.readAttendance}
        isBusy={isBusy || isTaken}
        trouble={trouble}
        onErase={(values) => sendErased({ type: "form.submitted", values })}
      />
    </>
  );
}
