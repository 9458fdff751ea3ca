// Knows how the bell shows how many notifications are unread: in its name, and by a number at its corner.
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Bell } from "lucide-react";
import { IconButton } from "../button/icon-button.tsx";
import * as styles from "./notifications.css.ts";

/** Higher numbers are shown as 99+. */
const MOST = 99;

export interface NotificationBellProps {
  readonly unread: number;
  readonly open: boolean;
  readonly onOpen: () => void;
}

export function NotificationBell({ unread, open, onOpen }: NotificationBellProps) {
  const { t } = useLingui();
  const label =
    unread === 0
      ? t`Notifications`
      : t`${plural(unread, { one: "Notifications, # unread", other: "Notifications, # unread" })}`;
  return (
    <span className={styles.bell}>
      <IconButton
        label={label}
        icon={<Bell size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onOpen}
      />
      {unread > 0 && (
        <span aria-hidden className={styles.count}>
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
    </span>
  );
}
