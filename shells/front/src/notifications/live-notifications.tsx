// Knows how the list and the live toasts are bound to the notifications of the signed-in user, and their number to the
// bell. It comes late.
import {
  connectNotifications,
  type NotificationsInput,
  notificationsMachine,
} from "@academiz/application/notifications";
import { useToasts } from "@academiz/ui";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { latePage } from "../late/late-page.ts";

const Panel = latePage(async () => (await import("./panel.ts")).NotificationPanel);

export interface LiveNotificationsProps extends NotificationLinks {
  readonly input: NotificationsInput;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called with the number of those that are unread. */
  readonly onUnread: (unread: number) => void;
}

/** What somebody is led to, or told. */
export interface NotificationLinks {
  /** Called when something was announced that may change what the page shows. */
  readonly onArrival: () => void;
  /** Called when a conversation of the reader changed. */
  readonly onThread: (slug: string) => void;
  readonly onOpenThread: (slug: string) => void;
  readonly onOpenProduct: (slug: string) => void;
  readonly onOpenClassroom: (perimeterSlug: string) => void;
  readonly onOpenLearning: () => void;
}

export function LiveNotifications({
  input,
  isOpen,
  onClose,
  onUnread,
  onArrival,
  onThread,
  onOpenThread,
  onOpenProduct,
  onOpenClassroom,
  onOpenLearning,
}: LiveNotificationsProps) {
  const [snapshot, send, actor] = useMachine(notificationsMachine, { input });
  const notify = useToasts();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const tellArrival = useEffectEvent(onArrival);
  const tellThread = useEffectEvent(onThread);
  useEffect(() => {
    const arrival = actor.on("notification.arrived", ({ notification: { slug, text } }) => {
      notify({ id: `notification-${slug}`, kind: "notification", live: true, text });
      tellArrival();
    });
    const change = actor.on("thread.changed", ({ slug }) => tellThread(slug));
    return () => {
      arrival.unsubscribe();
      change.unsubscribe();
    };
  }, [actor, notify]);
  useEffect(() => {
    const tell = () => send({ type: document.hidden ? "page.hidden" : "page.shown" });
    // In a hidden tab it is not seen yet.
    if (document.hidden) tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [send]);
  const { trouble, markTrouble, ...view } = connectNotifications(snapshot);
  const tellUnread = useEffectEvent(onUnread);
  useEffect(() => tellUnread(view.unread), [view.unread]);
  if (!wasOpened) return null;
  return (
    <Panel
      {...view}
      open={isOpen}
      onClose={onClose}
      hasTrouble={trouble !== null}
      requestId={trouble?.requestId}
      hasMarkTrouble={markTrouble !== null}
      onToggle={(slug) => send({ type: "notification.toggled", slug })}
      onOpen={(productSlug) => {
        onClose();
        onOpenProduct(productSlug);
      }}
      onOpenClassroom={(slug) => {
        onClose();
        onOpenClassroom(slug);
      }}
      onOpenLearning={() => {
        onClose();
        onOpenLearning();
      }}
      onOpenThread={(slug) => {
        onClose();
        onOpenThread(slug);
      }}
      onMarkAll={() => send({ type: "all.marked" })}
      onMore={() => send({ type: "more.asked" })}
      onRetry={() => send({ type: "retry.asked" })}
    />
  );
}
