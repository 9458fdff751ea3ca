// Knows how somebody chooses a password with the link that was mailed to them (§2.39–§2.55).
import type { NewPassword } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { type AccountLinkType, emitPassword, readLogin, readTokenPayload } from "@academiz/domain/identity";
import {
  AccessForm,
  Button,
  EmptyState,
  isNewPasswordValid,
  Link,
  NewPasswordFields,
  OutsidePage,
  Skeleton,
  SkeletonGroup,
  useBrand,
  useLinkToken,
  useToasts,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import type { AppContext } from "../site/app-context.ts";
import type { WholeFront } from "../site/compose.ts";
import { language } from "../site/i18n.ts";
import { BrokenLink } from "./broken-link.tsx";
import { isLinkOver, ResetTroubleText } from "./reset-trouble-text.tsx";
import { isOfficePath, type SignInPlace, writeForgotten, writeSignIn } from "./sign-in-address.ts";

export interface ResetPasswordPageProps extends AppContext {
  readonly front: WholeFront;
  readonly type: AccountLinkType;
  /** §2.41: a path of this site. */
  readonly urlToRedirect: string | undefined;
}

export function ResetPasswordPage(props: ResetPasswordPageProps) {
  const token = useLinkToken() ?? "";
  const payload = readTokenPayload(token);
  const { front, urlToRedirect } = props;
  const isOver = useIsOver(front, token);
  useBrand(undefined);
  const identifier = payload.ok ? payload.value.identifier : "";
  const place = {
    client: payload.ok ? payload.value.clt : "",
    login: readLogin(identifier),
    isOffice: isOfficePath(urlToRedirect),
  };
  return (
    <OutsidePage language={language}>
      {!payload.ok || isOver ? (
        <BrokenLink isOver={payload.ok} forgotten={writeForgotten(place)} />
      ) : isOver === null ? (
        <SkeletonGroup>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : (
        // A newer link opened in the same tab begins anew.
        <ResetForm key={token} {...props} token={token} identifier={identifier} place={place} />
      )}
    </OutsidePage>
  );
}

/**
 * True where the link was used, replaced, or is too old; null until that is known. Without an answer it may be valid.
 */
function useIsOver({ account }: WholeFront, token: string): boolean | null {
  const [checked, setChecked] = useState<{ readonly token: string; readonly isOver: boolean } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void account.checkLink(token).then((answer) => {
      if (isWanted) setChecked({ token, isOver: !answer.ok && isLinkOver(answer.error) });
    });
    return () => {
      isWanted = false;
    };
  }, [account, token]);
  return checked?.token === token ? checked.isOver : null;
}

const submission = createSubmissionMachine<NewPassword>();

interface ResetFormProps extends ResetPasswordPageProps {
  readonly token: string;
  readonly identifier: string;
  readonly place: SignInPlace;
}

function ResetForm({ front, session, type, urlToRedirect, token, identifier, place }: ResetFormProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const navigate = useNavigate();
  const [value, setValue] = useState({ password: "", confirmation: "" });
  const [snapshot, send] = useMachine(submission, { input: { submit: front.account.choosePassword } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const { client, login, isOffice } = place;
  const isFirst = type === "active-account";
  useEffect(() => {
    if (!isTaken) return;
    // Somebody may be signed in here: their session ended with the old password, or is somebody else's.
    session.send({ type: "logout.asked" });
    if (isOffice) return;
    if (urlToRedirect !== undefined) front.keepWanted(urlToRedirect);
    const text = isFirst ? t`Your password is set. Sign in with it.` : t`The password is changed. Sign in with it.`;
    notify({ kind: "success", text, duration: 4000 });
    void navigate({ to: "/auth/login", search: { client, login }, replace: true });
  }, [isTaken, session, urlToRedirect, front, notify, t, navigate, client, login, isOffice, isFirst]);
  const isValid = isNewPasswordValid(value, identifier);
  if (isTaken && isOffice) {
    return (
      <EmptyState
        level={1}
        title={isFirst ? <Trans>Your password is set</Trans> : <Trans>The password is changed</Trans>}
        icon={<KeyRound size={24} aria-hidden />}
        action={
          <Button variant="primary" render={<a href={writeSignIn(place)} />}>{t`Sign in to the back office`}</Button>
        }
      >
        <Trans>Sign in with it to go on.</Trans>
      </EmptyState>
    );
  }
  return (
    <AccessForm
      title={isFirst ? t`Choose your password` : t`Choose a new password`}
      problem={trouble && <ResetTroubleText trouble={trouble} />}
      isValid={isValid}
      onSubmit={() =>
        send({ type: "form.submitted", values: { token, type, password: emitPassword(value, identifier) } })
      }
    >
      {(isTried) => (
        <>
          <NewPasswordFields identifier={identifier} value={value} onValueChange={setValue} isTried={isTried} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            full
            disabled={!isValid}
            accessibleWhenDisabled
            loading={isBusy || isTaken}
          >
            {t`Save the password`}
          </Button>
          <Link alone href={writeForgotten(place)}>{t`Ask for a new link`}</Link>
          <Link alone href={writeSignIn(place)}>{t`Go to the sign-in page`}</Link>
        </>
      )}
    </AccessForm>
  );
}
