// Knows the frame of the learner site: a slim bar with its places and the user's menu, and the page below.
import type { CurrentUser } from "@academiz/application/ports";
import {
  Avatar,
  Button,
  CONTENT_ID,
  ImpersonationBanner,
  Menu,
  MenuItem,
  MenuSeparator,
  PreferenceChoices,
  SkipLink,
  useBrand,
} from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { CircleUser, LogOut, PenTool, Search } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import * as styles from "./frame.css.ts";
import { Places } from "./places.tsx";
import { useSearchKeys } from "./use-search-keys.ts";

export interface FrameProps {
  readonly user: CurrentUser;
  readonly mayEnterOffice: boolean;
  readonly notifications: ReactNode;
  readonly onLocale: (locale: "fr" | "en") => void;
  readonly isBusy: boolean;
  readonly onSearch: () => void;
  readonly onAccount: () => void;
  readonly onBackOffice: () => void;
  /** Called when somebody who stands in for the user wants to be themselves again. */
  readonly onLeave: () => void;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

export function Frame({
  user,
  mayEnterOffice,
  notifications,
  isBusy,
  onLocale,
  onSearch,
  onAccount,
  onBackOffice,
  onLeave,
  onSignOut,
  children,
}: FrameProps) {
  useBrand(user.client.theme);
  useSearchKeys(onSearch);
  const { tabLabel, theme } = user.client;
  const logo = typeof theme["logo"] === "string" ? theme["logo"] : "/icon.svg";
  useEffect(() => {
    document.title = tabLabel ?? "Academiz";
  }, [tabLabel]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (link) link.href = `/manifest/${encodeURIComponent(user.client.slug)}.webmanifest`;
  }, [user.client.slug]);
  const name = `${user.firstname} ${user.lastname}`.trim();
  return (
    <div className={styles.frame}>
      <SkipLink />
      {user.isImpersonated && <ImpersonationBanner name={name} onLeave={onLeave} />}
      <header className={styles.top}>
        <a href="/" className={styles.brand}>
          <img src={logo} alt="" className={styles.logo} />
          {user.client.name}
        </a>
        <Places isManager={user.roles.includes("ROLE_MANAGER")} hasMessages={user.hasMessages} />
        <div className={styles.person}>
          <Button
            variant="quiet"
            aria-keyshortcuts="/ Control+K"
            icon={<Search size={20} aria-hidden />}
            onClick={onSearch}
          >
            <span className={styles.name}>
              <Trans>Search</Trans>
            </span>
          </Button>
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
            {!user.isImpersonated && (
              <>
                <PreferenceChoices onLocale={onLocale} />
                <MenuSeparator />
              </>
            )}
            {!user.isImpersonated && (
              <MenuItem icon={<CircleUser size={20} aria-hidden />} onClick={onAccount}>
                <Trans>My account</Trans>
              </MenuItem>
            )}
            {mayEnterOffice && !user.isImpersonated && (
              <MenuItem icon={<PenTool size={20} aria-hidden />} onClick={onBackOffice} disabled={isBusy}>
                <Trans>Back office</Trans>
              </MenuItem>
            )}
            <MenuItem icon={<LogOut size={20} aria-hidden />} onClick={user.isImpersonated ? onLeave : onSignOut}>
              {user.isImpersonated ? <Trans>Be yourself again</Trans> : <Trans>Sign out</Trans>}
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
