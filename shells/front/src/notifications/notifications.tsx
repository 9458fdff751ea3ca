// Knows how the bell, its list and the live toasts are bound to the notifications of the signed-in user.

import {
  connectNotifications,
  type NotificationsInput,
  notificationsMachine,
} from "@academiz/application/notifications";
import { NotificationBell, useToasts } from "@academiz/ui";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { latePage } from "../late/late-page.ts";

const Panel = latePage(async () => (await import("./panel.ts")).NotificationPanel);

export interface NotificationsProps {
  readonly input: NotificationsInput;
  /** Called when something was announced that may change what the page shows. */
  readonly onArrival: () => void;
  /** Called when a conversation of the reader changed. */
  readonly onThread: (slug: string) => void;
  readonly onOpenThread: (slug: string) => void;
  readonly onOpenProduct: (slug: string) => void;
  readonly onOpenClassroom: (perimeterSlug: string) => void;
  readonly onOpenLearning: () => void;
}

/** One for each user: pass their identifier as its key. */
export function Notifications({
  input,
  onArrival,
  onThread,
  onOpenThread,
  onOpenProduct,
  onOpenClassroom,
  onOpenLearning,
}: NotificationsProps) {
  const [snapshot, send, actor] = useMachine(notificationsMachine, { input });
  const notify = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
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
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  const { trouble, markTrouble, ...view } = connectNotifications(snapshot);
  return (
    <>
      <NotificationBell unread={view.unread} open={isOpen} onOpen={open} />
      {wasOpened && (
        <Panel
          {...view}
          open={isOpen}
          onClose={() => setOpen(false)}
          hasTrouble={trouble !== null}
          requestId={trouble?.requestId}
          hasMarkTrouble={markTrouble !== null}
          onToggle={(slug) => send({ type: "notification.toggled", slug })}
          onOpen={(productSlug) => {
            setOpen(false);
            onOpenProduct(productSlug);
          }}
          onOpenClassroom={(slug) => {
            setOpen(false);
            onOpenClassroom(slug);
          }}
          onOpenLearning={() => {
            setOpen(false);
            onOpenLearning();
          }}
          onOpenThread={(slug) => {
            setOpen(false);
            onOpenThread(slug);
          }}
          onMarkAll={() => send({ type: "all.marked" })}
          onMore={() => send({ type: "more.asked" })}
          onRetry={() => send({ type: "retry.asked" })}
        />
      )}
    </>
  );
}
