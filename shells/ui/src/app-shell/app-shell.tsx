// Knows the frame of an office: a rail of places, a bar above, the page between. Below 1024 px the rail is a drawer.
import { useLingui } from "@lingui/react/macro";
import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { Drawer } from "../dialog/dialog.tsx";
import { CONTENT_ID, SkipLink } from "../skip-link/skip-link.tsx";
import * as styles from "./app-shell.css.ts";
import { RailContext } from "./rail-context.ts";

export interface AppShellProps {
  /** Logo and name; the logo alone fits the closed rail. */
  readonly brand: ReactNode;
  /** `RailItem`s. */
  readonly navigation: ReactNode;
  /** Search, notifications, the user's menu. */
  readonly topBar: ReactNode;
  /** A `Banner` that nobody may miss: it stays above everything. */
  readonly banner?: ReactNode;
  readonly collapsed: boolean;
  readonly onCollapsedChange: (collapsed: boolean) => void;
  readonly children: ReactNode;
}

export function AppShell(props: AppShellProps) {
  const { brand, navigation, topBar, banner, collapsed, onCollapsedChange, children } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className={styles.shell({ collapsed, bannered: Boolean(banner) })}>
      <SkipLink />
      {banner && <div className={styles.banner}>{banner}</div>}
      <nav aria-label={t`Main navigation`} className={styles.rail}>
        <div className={styles.brand}>{brand}</div>
        <RailContext value={{ collapsed }}>
          <ul className={styles.railItems}>{navigation}</ul>
        </RailContext>
        <div className={styles.foot}>
          <IconButton
            placement="right"
            label={collapsed ? t`Expand the menu` : t`Collapse the menu`}
            aria-expanded={!collapsed}
            icon={collapsed ? <PanelLeftOpen size={20} aria-hidden /> : <PanelLeftClose size={20} aria-hidden />}
            onClick={() => onCollapsedChange(!collapsed)}
          />
        </div>
      </nav>
      <div className={styles.column}>
        <header className={styles.topBar}>
          <div className={styles.opener}>
            <IconButton
              label={t`Open the menu`}
              icon={<MenuIcon size={20} aria-hidden />}
              onClick={() => setOpen(true)}
            />
          </div>
          <div className={styles.topContent}>{topBar}</div>
        </header>
        <main id={CONTENT_ID} tabIndex={-1} aria-label={t`Content`} className={styles.main}>
          {children}
        </main>
      </div>
      <Drawer place="start" open={open} onClose={close} title={t`Navigation`}>
        <RailContext value={{ collapsed: false, onFollow: close }}>
          <nav aria-label={t`Main navigation`}>
            <ul className={styles.items}>{navigation}</ul>
          </nav>
        </RailContext>
      </Drawer>
    </div>
  );
}
