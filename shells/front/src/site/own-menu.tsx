// Knows what the user's menu offers: language and look, the account, the office, and the way out. It comes late.
import type { CurrentUser } from "@academiz/application/ports";
import { MenuItem, type MenuOpening, MenuSeparator, OpenMenu, PreferenceChoices } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { CircleUser, LogOut, PenTool } from "lucide-react";

export interface OwnMenuProps {
  readonly user: CurrentUser;
  readonly mayEnterOffice: boolean;
  readonly isBusy: boolean;
  readonly onLocale: (locale: "fr" | "en") => void;
  readonly onAccount: () => void;
  readonly onBackOffice: () => void;
  /** Called when somebody who stands in for the user wants to be themselves again. */
  readonly onLeave: () => void;
  readonly onSignOut: () => void;
}

export function OwnMenu({
  user,
  mayEnterOffice,
  isBusy,
  onLocale,
  onAccount,
  onBackOffice,
  onLeave,
  onSignOut,
  ...opening
}: OwnMenuProps & MenuOpening) {
  return (
    <OpenMenu {...opening} placement="bottom-end">
      {!user.isImpersonated && (
        <>
          <PreferenceChoices onLocale={onLocale} />
          <MenuSeparator />
          <MenuItem icon={<CircleUser size={20} aria-hidden />} onClick={onAccount}>
            <Trans>My account</Trans>
          </MenuItem>
        </>
      )}
      {mayEnterOffice && !user.isImpersonated && (
        <MenuItem icon={<PenTool size={20} aria-hidden />} onClick={onBackOffice} disabled={isBusy}>
          <Trans>Back office</Trans>
        </MenuItem>
      )}
      <MenuItem icon={<LogOut size={20} aria-hidden />} onClick={user.isImpersonated ? onLeave : onSignOut}>
        {user.isImpersonated ? <Trans>Be yourself again</Trans> : <Trans>Sign out</Trans>}
      </MenuItem>
    </OpenMenu>
  );
}
