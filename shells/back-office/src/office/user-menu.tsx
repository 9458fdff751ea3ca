// Knows what a person can do about themselves: language, light or dark, the learner site, sign out.
import { Avatar, Button, Menu, MenuItem, MenuSeparator, PreferenceChoices } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { GraduationCap, LogOut } from "lucide-react";
import { Anchor } from "./anchor.tsx";
import { useOffice, useSession } from "./office-context.ts";
import * as styles from "./user-menu.css.ts";

export function UserMenu() {
  const { session } = useOffice();
  const { user } = useSession();
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
      <PreferenceChoices onLocale={(locale) => session.send({ type: "locale.chosen", locale })} />
      <MenuSeparator />
      <MenuItem icon={<GraduationCap size={20} aria-hidden />} render={<Anchor href="/" />}>
        <Trans>Learner site</Trans>
      </MenuItem>
      <MenuItem icon={<LogOut size={20} aria-hidden />} onClick={() => session.send({ type: "logout.asked" })}>
        <Trans>Sign out</Trans>
      </MenuItem>
    </Menu>
  );
}
