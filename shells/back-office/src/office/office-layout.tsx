// Knows the frame of the office's pages: places on the left, the organisation and the person above.
import { AppShell, ImpersonationBanner, RailItem } from "@academiz/ui";
import { Link, Outlet, useMatches, useNavigate } from "@tanstack/react-router";
import { GraduationCap } from "lucide-react";
import { type ReactNode, useState } from "react";
import { findOutside } from "../notifications/find-outside.ts";
import { Notifications } from "../notifications/notifications.tsx";
import { type SaidNews, SaidNewsContext } from "../notifications/said-news.ts";
import { usePlaces } from "./addresses/use-places.tsx";
import { useLeaving } from "./leaving.ts";
import * as styles from "./office.css.ts";
import { useOffice, useSession } from "./office-context.ts";
import { UserMenu } from "./user-menu.tsx";

export interface OfficeLayoutProps {
  /** Shows the client in which the user works, and leads to another. */
  readonly switcher: ReactNode;
  /** A banner above every page for somebody who works in another client than their own. */
  readonly away: ReactNode;
  /** How many messages are unread, beside their place. */
  readonly unread: ReactNode;
  /** The button that opens the palette. */
  readonly finder: ReactNode;
  /** The background tasks of the signed-in user. */
  readonly tasks: ReactNode;
  /** The names of the pages that belong to the place of products. */
  readonly ofProducts: readonly string[];
}

export function OfficeLayout({ switcher, away, unread, finder, tasks, ofProducts }: OfficeLayoutProps) {
  const { user, home, mayAuthor, mayTrain, mayAdminister } = useSession();
  const places = usePlaces();
  const { office, session } = useOffice();
  const leave = useLeaving();
  const navigate = useNavigate();
  // The page of a product belongs to the place of products.
  const isOnProduct = useMatches({
    select: (matches) => matches.some(({ routeId }) => ofProducts.some((page) => routeId.endsWith(page))),
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
        navigation={places.map(({ id, label, icon, to, isExact = false }) => (
          <RailItem
            key={id}
            label={label}
            icon={icon}
            current={id === "products" && isOnProduct}
            badge={id === "messages" && unread}
            render={<Link to={to} activeOptions={{ exact: isExact, includeSearch: false }} />}
          />
        ))}
        topBar={
          <>
            {switcher}
            {finder}
            {tasks}
            {user && !user.isImpersonated && (
              <Notifications
                key={user.identifier}
                input={{ ...office.notifications, identifier: user.identifier }}
                onThread={(slug) => setNews({ slug })}
                onOpenOutside={(address) => window.location.assign(address)}
                onOpenImport={mayAdminister ? () => void navigate({ to: "/people/import" }) : undefined}
                onOpenThread={(thread) => {
                  if (mayAuthor || mayTrain) return void navigate({ to: "/messages", search: { thread } });
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
