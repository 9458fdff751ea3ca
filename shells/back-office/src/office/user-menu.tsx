// Knows what a person can do about themselves: language, light or dark, their account, the learner site, sign out.
import { Avatar, Button, Menu, MenuItem, MenuSeparator, PreferenceChoices } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { CircleUser, GraduationCap, LogOut } from "lucide-react";
import { useLeaving } from "./leaving.ts";
import { useOffice, useSession } from "./office-context.ts";
import * as styles from "./user-menu.css.ts";

export function UserMenu() {
  const { session } = useOffice();
  const { user, isBusy } = useSession();
  const leave = useLeaving();
  const navigate = useNavigate();
  if (!user) return null;
  const name = `${user.firstname} ${user.lastname}`.trim() || user.login;
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button variant="quiet" icon={<Avatar size="small" name={name} named={false} />}>
          <span className={styles.name}>{name}</span>
        </Button>
      }
    >
      {!user.isImpersonated && (
        <>
          <PreferenceChoices onLocale={(locale) => session.send({ type: "locale.chosen", locale })} />
          <MenuSeparator />
          <MenuItem icon={<CircleUser size={20} aria-hidden />} onClick={() => void navigate({ to: "/account" })}>
            <Trans>My account</Trans>
          </MenuItem>
          <MenuItem
            icon={<GraduationCap size={20} aria-hidden />}
            disabled={isBusy}
            onClick={() => session.send({ type: "platform.asked", platform: "FRONT_DYNAMIC" })}
          >
            <Trans>Learner site</Trans>
          </MenuItem>
        </>
      )}
      <MenuItem
        icon={<LogOut size={20} aria-hidden />}
        onClick={() => leave(() => session.send({ type: user.isImpersonated ? "impersonation.left" : "logout.asked" }))}
      >
        {user.isImpersonated ? <Trans>Be yourself again</Trans> : <Trans>Sign out</Trans>}
      </MenuItem>
    </Menu>
  );
}
