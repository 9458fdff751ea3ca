// Knows what a person can do about themselves: language, light or dark, the learner site, sign out.
import { Avatar, Button, Menu, MenuGroup, MenuItem, MenuSeparator } from "@academiz/ui";
import type { Scheme } from "@academiz/ui/theme";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, GraduationCap, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { useOffice, useSession } from "./office-context.ts";
import { chooseScheme, useScheme } from "./scheme.ts";
import * as styles from "./user-menu.css.ts";

export function UserMenu() {
  const { t, i18n } = useLingui();
  const { session } = useOffice();
  const { user } = useSession();
  const scheme = useScheme();
  if (!user) return null;
  const name = `${user.firstname} ${user.lastname}`.trim() || user.login;
  const schemes: readonly (readonly [Scheme, string])[] = [
    ["light", t`Light`],
    ["dark", t`Dark`],
    ["system", t`As the device`],
  ];
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button variant="quiet" icon={<Avatar size="small" name={name} named={false} />}>
          <span className={styles.name}>{name}</span>
        </Button>
      }
    >
      <MenuGroup label={<Trans>Language</Trans>}>
        <Choice isChosen={i18n.locale === "fr"} onChoose={() => session.send({ type: "locale.chosen", locale: "fr" })}>
          Français
        </Choice>
        <Choice isChosen={i18n.locale === "en"} onChoose={() => session.send({ type: "locale.chosen", locale: "en" })}>
          English
        </Choice>
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label={<Trans>Appearance</Trans>}>
        {schemes.map(([value, label]) => (
          <Choice key={value} isChosen={scheme === value} onChoose={() => chooseScheme(value)}>
            {label}
          </Choice>
        ))}
      </MenuGroup>
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

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <MenuItem
      role="menuitemradio"
      aria-checked={isChosen}
      note={isChosen ? <Check size={20} aria-hidden /> : null}
      onClick={onChoose}
    >
      {children}
    </MenuItem>
  );
}
