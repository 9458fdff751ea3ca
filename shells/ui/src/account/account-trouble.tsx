// Knows the words for an account that could not be read or changed.
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

export interface AccountTrouble {
  readonly kind: string;
  /** The code of the server, or of the adapter. */
  readonly detail: string;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** Shows the number that support asks for, where the reader can do nothing else about it. */
export function AccountTroubleText({ trouble }: { readonly trouble: AccountTrouble }) {
  const { t } = useLingui();
  const words = useAccountWords(trouble);
  const { kind, requestId } = trouble;
  return kind === "unexpected" && requestId !== undefined ? `${words} ${t`Request number:`} ${requestId}` : words;
}

function useAccountWords({ kind, detail, retryAfterSeconds = 60 }: AccountTrouble): string {
  const { t } = useLingui();
  // These are written out here: importing the words of all problems would load them with every learner's first page.
  if (detail === "password.wrong") return t`This is not your password.`;
  if (detail === "password.invalid") return t`The password does not follow all the rules.`;
  if (detail === "same_password") return t`This is the password that you had. Choose another one.`;
  if (detail === "validation") return t`This cannot be stored: it is empty, or has signs that are not allowed.`;
  if (detail === "account.last-administrator")
    return t`You are the last super administrator: name another one first, so that the platform is not left without.`;
  if (detail === "second-factor.wrong") return t`This code is not the one that the app shows now. Type the next one.`;
  if (detail === "second-factor.on") return t`Two-step sign-in is switched on already.`;
  if (detail === "second-factor.off") return t`Two-step sign-in is not switched on.`;
  if (detail === "scope.refused") return t`This cannot be done from here. Sign in as yourself first.`;
  if (detail === "terms.changed") return t`They changed meanwhile: read them as they stand now, then accept them.`;
  if (detail === "push.denied") return t`Your browser does not let this site show notifications.`;
  if (detail === "push.unreachable")
    return t`The notification service of your browser could not be reached. Try again in a moment.`;
  if (detail === "push.off") return t`This platform sends no notifications to browsers any more.`;
  if (detail === "push.refused") return t`This platform does not use the notification service of your browser.`;
  if (detail === "role.refused") return t`Your role does not allow this.`;
  if (detail === "own-data.too-many")
    return t`Your data is being fetched already. Wait until that is done, then try again.`;
  if (kind === "too-many") {
    const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
    return t`Too many tries. ${plural(minutes, { one: "Wait # minute, then try again.", other: "Wait # minutes, then try again." })}`;
  }
  if (kind === "offline") return t`There seems to be no connection. Check it, then try again.`;
  if (kind === "not-found") return t`It does not exist any more: somebody may have deleted it.`;
  return t`Something went wrong on our side. Try again in a moment.`;
}
