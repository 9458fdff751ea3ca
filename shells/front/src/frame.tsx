// Knows the frame of the learner site: a slim bar with who is here, and the page below.
import type { CurrentUser } from "@academiz/application/ports";
import {
  Avatar,
  Button,
  CONTENT_ID,
  Menu,
  MenuItem,
  MenuSeparator,
  PreferenceChoices,
  SkipLink,
  useBrandColors,
} from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { LogOut, PenTool } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./frame.css.ts";

export interface FrameProps {
  readonly user: CurrentUser;
  readonly mayAuthor: boolean;
  readonly notifications: ReactNode;
  readonly onLocale: (locale: "fr" | "en") => void;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

export function Frame({ user, mayAuthor, notifications, onLocale, onSignOut, children }: FrameProps) {
  useBrandColors(user.client.colors);
  const name = `${user.firstname} ${user.lastname}`.trim();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.top}>
        <a href="/" className={styles.brand}>
          <img src="/icon.svg" alt="" width={32} height={32} />
          {user.client.name}
        </a>
        <div className={styles.person}>
          {notifications}
          <Menu
            placement="bottom-end"
            trigger={
              <Button variant="quiet">
                <Avatar name={name} named={false} size="small" />
                <span className={styles.name}>{name}</span>
              </Button>
            }
          >
            <PreferenceChoices onLocale={onLocale} />
            <MenuSeparator />
            {mayAuthor && (
              <MenuItem icon={<PenTool size={20} aria-hidden />} render={<a href="/admin/" />}>
                <Trans>Back office</Trans>
              </MenuItem>
            )}
            <MenuItem icon={<LogOut size={20} aria-hidden />} onClick={onSignOut}>
              <Trans>Sign out</Trans>
            </MenuItem>
          </Menu>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
