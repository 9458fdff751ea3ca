// Knows how notifications are shown along the edge of the page: as a list, as empty, as loading, or with the reason of
// a failure.
import type { Notification } from "@academiz/domain/notifications";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Bell, CheckCheck } from "lucide-react";
import { Button } from "../button/button.tsx";
import { Drawer } from "../dialog/dialog.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";
import { EmptyState } from "../states/empty-state.tsx";
import { ErrorState } from "../states/error-state.tsx";
import { NotificationItem } from "./notification-item.tsx";
import * as styles from "./notifications.css.ts";

export interface NotificationPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly phase: "loading" | "ready" | "failed";
  readonly notifications: readonly Notification[];
  readonly unread: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** More could not be loaded, or the list not at all. */
  readonly hasTrouble: boolean;
  readonly requestId?: string | undefined;
  /** A read mark could not be stored, and was taken back. */
  readonly hasMarkTrouble: boolean;
  readonly onToggle: (slug: string) => void;
  /** Opens the product that a notification speaks of; without it notifications can only be read. */
  readonly onOpen?: ((productSlug: string) => void) | undefined;
  /** Opens the conversation that a notification speaks of. */
  readonly onOpenThread?: ((threadSlug: string) => void) | undefined;
  /** Opens the classroom that a notification speaks of. */
  readonly onOpenClassroom?: ((perimeterSlug: string) => void) | undefined;
  /** Opens the page of their reader's certificates and attestations. */
  readonly onOpenLearning?: (() => void) | undefined;
  /** Opens the import that a notification speaks of. */
  readonly onOpenImport?: (() => void) | undefined;
  readonly onMarkAll: () => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

export function NotificationPanel(props: NotificationPanelProps) {
  const { open, onClose, phase, notifications, unread, hasMarkTrouble } = props;
  const { t } = useLingui();
  return (
    <Drawer open={open} onClose={onClose} title={t`Notifications`}>
      {hasMarkTrouble && (
        <p role="alert" className={styles.trouble}>
          <Trans>This could not be saved, and was taken back. Check your connection, then try again.</Trans>
        </p>
      )}
      {phase === "ready" && notifications.length > 0 && (
        <div className={styles.tools}>
          <span role="status" className={styles.told}>
            {unread === 0
              ? t`Everything is read`
              : t`${plural(unread, { one: "# unread notification", other: "# unread notifications" })}`}
          </span>
          <Button
            size="small"
            variant="quiet"
            icon={<CheckCheck size={16} aria-hidden />}
            disabled={unread === 0}
            accessibleWhenDisabled
            onClick={props.onMarkAll}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        </div>
      )}
      <PanelBody {...props} />
    </Drawer>
  );
}

function PanelBody(props: NotificationPanelProps) {
  const { phase, notifications, hasMore, isLoadingMore, hasTrouble, requestId } = props;
  if (phase === "loading") {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (phase === "failed") {
    return (
      <ErrorState
        title={<Trans>Your notifications could not be loaded</Trans>}
        onRetry={props.onRetry}
        requestId={requestId}
      >
        <Trans>Check your connection, then try again.</Trans>
      </ErrorState>
    );
  }
  if (notifications.length === 0) {
    return (
      <EmptyState title={<Trans>Nothing new yet</Trans>} icon={<Bell size={24} aria-hidden />}>
        <Trans>What concerns you is told here, such as a course that was opened to you.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <NotificationItem
            key={notification.slug}
            notification={notification}
            onToggle={props.onToggle}
            onOpen={props.onOpen}
            onOpenThread={props.onOpenThread}
            onOpenClassroom={props.onOpenClassroom}
            onOpenLearning={props.onOpenLearning}
            onOpenImport={props.onOpenImport}
          />
        ))}
      </ul>
      {hasTrouble && (
        <p role="alert" className={styles.trouble}>
          <Trans>More could not be loaded. Check your connection, then try again.</Trans>
        </p>
      )}
      {hasMore && (
        <div className={styles.more}>
          <Button loading={isLoadingMore} onClick={props.onMore}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
