// Knows that the bell is there at once, and what it rings for once the page is at rest, or the bell was pressed.
import { late, MissingPart, type MissingPartProps, NotificationBell } from "@academiz/ui";
import { createContext, use, useEffect, useMemo, useState } from "react";
import type { NotificationPorts } from "../site/compose-late.ts";
import { rest } from "../site/rest.ts";
import type { LiveNotificationsProps, NotificationLinks } from "./live-notifications.tsx";

export interface NotificationsProps extends NotificationLinks {
  readonly identifier: string;
  readonly open: () => Promise<NotificationPorts>;
}

type LateProps = Omit<LiveNotificationsProps, "input"> & { readonly identifier: string };

/** Whether somebody waits for the list: only they are told that it did not come. */
const AskedContext = createContext(false);
const MissingIfAsked = (props: MissingPartProps) => use(AskedContext) && <MissingPart {...props} />;

/** One for each user: pass their identifier as its key. */
export function Notifications({ identifier, open, ...links }: NotificationsProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [unread, setUnread] = useState(0);
  const Live = useMemo(
    () =>
      late<LateProps>(
        async () => {
          const [{ LiveNotifications }, ports] = await Promise.all([import("./live-notifications.tsx"), open()]);
          return ({ identifier: whose, ...props }) => (
            <LiveNotifications {...props} input={{ ...ports, identifier: whose }} />
          );
        },
        { isRare: true, missing: MissingIfAsked },
      ),
    [open],
  );
  useEffect(() => {
    let isGone = false;
    void rest().then(() => {
      if (!isGone) setWanted(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <AskedContext value={isOpen}>
      <NotificationBell
        unread={unread}
        open={isOpen}
        onOpen={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {isWanted && (
        <Live {...links} identifier={identifier} isOpen={isOpen} onClose={() => setOpen(false)} onUnread={setUnread} />
      )}
    </AskedContext>
  );
}
