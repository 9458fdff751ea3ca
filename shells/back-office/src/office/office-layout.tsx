// Knows the frame of the office's pages: places on the left, the organisation and the person above.
import { AppShell, ImpersonationBanner, RailItem } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Link, Outlet, useMatches, useNavigate } from "@tanstack/react-router";
import {
  BookOpen,
  Building2,
  ChartColumn,
  GraduationCap,
  Images,
  Mail,
  MessageSquare,
  Network,
  Palette,
  Users,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { findOutside } from "../notifications/find-outside.ts";
import { Notifications } from "../notifications/notifications.tsx";
import { type SaidNews, SaidNewsContext } from "../notifications/said-news.ts";
import { useLeaving } from "./leaving.ts";
import * as styles from "./office.css.ts";
import { useOffice, useSession } from "./office-context.ts";
import { UserMenu } from "./user-menu.tsx";

export interface OfficeLayoutProps {
  /** Which client one works in, and the way to another one. */
  readonly switcher: ReactNode;
  /** Above every page of who works in another client than their own. */
  readonly away: ReactNode;
  /** How many messages wait, beside their place. */
  readonly unread: ReactNode;
}

export function OfficeLayout({ switcher, away, unread }: OfficeLayoutProps) {
  const { t } = useLingui();
  const { user, home, mayAuthor, mayFollow, mayAdminister, mayManageClients } = useSession();
  const { office, session } = useOffice();
  const leave = useLeaving();
  const navigate = useNavigate();
  // The page of a product stands among the products.
  const isOnProduct = useMatches({
    select: (matches) => matches.some(({ routeId }) => /\/((scorm|game|section)\/\$slug|file)$/.test(routeId)),
  });
  const [news, setNews] = useState<SaidNews | null>(null);
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <SaidNewsContext value={news}>
      <AppShell
        banner={
          user?.isImpersonated ? (
            <ImpersonationBanner
              name={`${user.firstname} ${user.lastname}`.trim()}
              onLeave={() => leave(() => session.send({ type: "impersonation.left" }))}
            />
          ) : (
            home && away
          )
        }
        collapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
        brand={
          <>
            <span className={styles.brandMark}>
              <GraduationCap size={20} aria-hidden />
            </span>
            {!isCollapsed && <span className={styles.brandName}>Academiz</span>}
          </>
        }
        navigation={
          <>
            {mayAuthor && (
              <>
                <RailItem
                  label={t`Learning products`}
                  icon={<BookOpen size={20} aria-hidden />}
                  current={isOnProduct}
                  render={<Link to="/" activeOptions={{ exact: true, includeSearch: false }} />}
                />
                <RailItem
                  label={t`Library`}
                  icon={<Images size={20} aria-hidden />}
                  render={<Link to="/library" activeOptions={{ includeSearch: false }} />}
                />
                <RailItem
                  label={t`Messages`}
                  icon={<MessageSquare size={20} aria-hidden />}
                  badge={unread}
                  render={<Link to="/messages" activeOptions={{ includeSearch: false }} />}
                />
              </>
            )}
            {mayAdminister && (
              <>
                <RailItem
                  label={t`People`}
                  icon={<Users size={20} aria-hidden />}
                  render={<Link to="/people" activeOptions={{ includeSearch: false }} />}
                />
                <RailItem
                  label={t`Organisation`}
                  icon={<Network size={20} aria-hidden />}
                  render={<Link to="/organisation" activeOptions={{ exact: true, includeSearch: false }} />}
                />
                <RailItem
                  label={t`Appearance`}
                  icon={<Palette size={20} aria-hidden />}
                  render={<Link to="/organisation/appearance" activeOptions={{ includeSearch: false }} />}
                />
                <RailItem label={t`Mails`} icon={<Mail size={20} aria-hidden />} render={<Link to="/mails" />} />
              </>
            )}
            {mayFollow && (
              <RailItem
                label={t`Statistics`}
                icon={<ChartColumn size={20} aria-hidden />}
                render={<Link to="/statistics" activeOptions={{ includeSearch: false }} />}
              />
            )}
            {mayManageClients && (
              <RailItem
                label={t`Clients`}
                icon={<Building2 size={20} aria-hidden />}
                render={<Link to="/clients" activeOptions={{ includeSearch: false }} />}
              />
            )}
          </>
        }
        topBar={
          <>
            {switcher}
            {user && !user.isImpersonated && (
              <Notifications
                key={user.identifier}
                input={{ ...office.notifications, identifier: user.identifier }}
                onThread={(slug) => setNews({ slug })}
                onOpenThread={(thread) => {
                  if (mayAuthor) return void navigate({ to: "/messages", search: { thread } });
                  void findOutside(office.conversations, thread).then((address) => window.location.assign(address));
                }}
              />
            )}
            <UserMenu />
          </>
        }
      >
        <Outlet />
      </AppShell>
    </SaidNewsContext>
  );
}
