// Knows how one notification is drawn: what kind it is, what it says, when it came, and whether it was read.
import type { Notification, NotificationType } from "@academiz/domain/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  Award,
  Bell,
  ClipboardList,
  FileUp,
  GraduationCap,
  type LucideIcon,
  Mail,
  MailOpen,
  MessageSquare,
  Timer,
} from "lucide-react";
import { useId } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { When } from "../when/when.tsx";
import * as styles from "./notifications.css.ts";

const ICONS: Readonly<Record<NotificationType, LucideIcon>> = {
  Session: GraduationCap,
  NextEndSession: Timer,
  CloseSession: Bell,
  Survey: ClipboardList,
  Certification: Award,
  Attestation: Award,
  NewMessage: MessageSquare,
  Import: FileUp,
};

export interface NotificationItemProps {
  readonly notification: Notification;
  readonly onToggle: (slug: string) => void;
  /** Opens the product that it speaks of. */
  readonly onOpen?: ((productSlug: string) => void) | undefined;
  /** Opens the conversation that it speaks of. */
  readonly onOpenThread?: ((threadSlug: string) => void) | undefined;
  /** Opens the classroom that it speaks of. */
  readonly onOpenClassroom?: ((perimeterSlug: string) => void) | undefined;
  /** Opens the page of its reader's certificates and attestations. */
  readonly onOpenLearning?: (() => void) | undefined;
  /** Opens the import that it speaks of. */
  readonly onOpenImport?: (() => void) | undefined;
}

export function NotificationItem({
  notification,
  onToggle,
  onOpen,
  onOpenThread,
  onOpenClassroom,
  onOpenLearning,
  onOpenImport,
}: NotificationItemProps) {
  const { t } = useLingui();
  const { slug, text, type, isRead, createdAt, info } = notification;
  const textId = useId();
  const unread = !isRead;
  const Icon = ICONS[type];
  const { productSlug, isClosed = false } = info;
  // Opening it counts as reading it.
  const target =
    onOpen && productSlug !== undefined && !isClosed
      ? () => onOpen(productSlug)
      : onOpenThread && info.threadSlug !== null
        ? onOpenThread.bind(null, info.threadSlug)
        : onOpenClassroom && info.classroomSlug !== undefined && !isClosed
          ? onOpenClassroom.bind(null, info.classroomSlug)
          : type === "Import"
            ? onOpenImport
            : type === "Certification" || type === "Attestation"
              ? onOpenLearning
              : undefined;
  const open =
    target &&
    (() => {
      if (unread) onToggle(slug);
      target();
    });
  return (
    <li className={styles.item({ unread })}>
      <span className={styles.picture({ unread })}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.words}>
        <p id={textId} className={styles.text({ unread })}>
          {open ? (
            <button type="button" className={styles.open} onClick={open}>
              {text}
            </button>
          ) : (
            text
          )}
        </p>
        <span className={styles.when}>
          {unread && (
            <span className={styles.unread}>
              <Trans>Unread</Trans>
            </span>
          )}
          <When at={createdAt} />
          {isClosed && (
            <span>
              <Trans>Not open any more</Trans>
            </span>
          )}
        </span>
      </div>
      <IconButton
        size="small"
        className={styles.toggle}
        label={isRead ? t`Mark as unread` : t`Mark as read`}
        aria-describedby={textId}
        icon={isRead ? <Mail size={16} aria-hidden /> : <MailOpen size={16} aria-hidden />}
        onClick={() => onToggle(slug)}
      />
    </li>
  );
}
