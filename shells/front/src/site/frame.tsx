// Knows the frame of the learner site: a slim bar with its places and the user's menu, and the page below.

import { Avatar, Button, CONTENT_ID, ImpersonationBanner, LateMenu, SkipLink, useBrand } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { latePage } from "../late/late-page.ts";
import * as styles from "./frame.css.ts";
import type { OwnMenuProps } from "./own-menu.tsx";
import { Places } from "./places.tsx";
import { useSearchKeys } from "./use-search-keys.ts";

const OwnMenu = latePage(async () => (await import("./own-menu.tsx")).OwnMenu);

export interface FrameProps extends OwnMenuProps {
  readonly notifications: ReactNode;
  readonly onSearch: () => void;
  readonly children: ReactNode;
}

export function Frame({ user, notifications, onSearch, children, ...menu }: FrameProps) {
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
      {user.isImpersonated && <ImpersonationBanner name={name} onLeave={menu.onLeave} />}
      <header className={styles.top}>
        <a href="/" className={styles.brand}>
          <img src={logo} alt="" className={styles.logo} />
          <span className={styles.brandName}>{user.client.name}</span>
        </a>
        <Places name={tabLabel} isManager={user.roles.includes("ROLE_MANAGER")} hasMessages={user.hasMessages} />
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
          <LateMenu
            variant="quiet"
            onNear={() => void OwnMenu.fetch()}
            items={(opening) => <OwnMenu {...opening} {...menu} user={user} />}
          >
            <Avatar name={name} named={false} size="small" />
            <span className={styles.name}>{name}</span>
          </LateMenu>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
