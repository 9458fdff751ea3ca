// Knows how the bell, its list and the live toasts are bound to the notifications of the signed-in user.
import {
  connectNotifications,
  type NotificationsInput,
  notificationsMachine,
} from "@academiz/application/notifications";
import { findTarget } from "@academiz/domain/notifications";
import { NotificationBell, NotificationPanel, useToasts } from "@academiz/ui";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";

export interface NotificationsProps {
  readonly input: NotificationsInput;
  /** Called when a conversation of the reader changed. */
  readonly onThread: (slug: string) => void;
  readonly onOpenThread: (slug: string) => void;
  /** Absent for somebody who may not import people. */
  readonly onOpenImport?: (() => void) | undefined;
  /** Called with an address on the learner site for notifications that somebody gets as a learner. */
  readonly onOpenOutside: (address: string) => void;
}

/** One for each user: give it their identifier as its key. */
export function Notifications({ input, onThread, onOpenThread, onOpenImport, onOpenOutside }: NotificationsProps) {
  const [snapshot, send, actor] = useMachine(notificationsMachine, { input });
  const notify = useToasts();
  const [isOpen, setOpen] = useState(false);
  const tellThread = useEffectEvent(onThread);
  useEffect(() => {
    const arrival = actor.on("notification.arrived", ({ notification: { slug, text } }) =>
      notify({ id: `notification-${slug}`, kind: "notification", live: true, text }),
    );
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
  const leave = (...[told]: Parameters<typeof findTarget>) => {
    setOpen(false);
    onOpenOutside(findTarget(told));
  };
  return (
    <>
      <NotificationBell unread={view.unread} open={isOpen} onOpen={() => setOpen(true)} />
      <NotificationPanel
        {...view}
        open={isOpen}
        onClose={() => setOpen(false)}
        hasTrouble={trouble !== null}
        requestId={trouble?.requestId}
        hasMarkTrouble={markTrouble !== null}
        onToggle={(slug) => send({ type: "notification.toggled", slug })}
        onOpenThread={(slug) => {
          setOpen(false);
          onOpenThread(slug);
        }}
        onOpenImport={
          onOpenImport &&
          (() => {
            setOpen(false);
            onOpenImport();
          })
        }
        onOpen={(productSlug) => leave({ type: "Session", info: { threadSlug: null, productSlug } })}
        onOpenClassroom={(classroomSlug) => leave({ type: "Session", info: { threadSlug: null, classroomSlug } })}
        onOpenLearning={() => leave({ type: "Certification", info: { threadSlug: null } })}
        onMarkAll={() => send({ type: "all.marked" })}
        onMore={() => send({ type: "more.asked" })}
        onRetry={() => send({ type: "retry.asked" })}
      />
    </>
  );
}
