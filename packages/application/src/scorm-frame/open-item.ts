// Knows how an item is made ready: the runtime that its content finds stands, with its data in it, before the content does.
import { prepareItem } from "@academiz/domain/scorm";
import type { OpenItem, ScormFrameContext, ScormFrameEvent } from "./scorm-frame.types.ts";

export interface Opening {
  readonly context: ScormFrameContext;
  readonly send: (event: ScormFrameEvent) => void;
  readonly readIsSafe: () => boolean;
}

/** @throws Error when the runtime cannot be had. */
export async function openItem({ context, send, readIsSafe }: Opening): Promise<OpenItem> {
  const { order, wanted: activity, data, runtime, clock } = context;
  if (!order || !activity) throw new Error("there is no item to open");
  const openedAt = clock.now();
  const kept = data.items[activity.identifier] ?? null;
  const item = { activity, kept: kept ?? {}, openedAt };
  if (activity.kind === "asset") return { ...item, running: null };
  const running = await runtime.start(
    {
      version: order.version,
      data: prepareItem(order.version, activity, order.learner, kept),
      readSeconds: () => (clock.now() - openedAt) / 1_000,
    },
    {
      onCall: (call) => send({ type: "content.called", call }),
      onChange: () => send({ type: "content.changed" }),
      onCommit() {
        send({ type: "content.committed" });
        return readIsSafe();
      },
      onEnd: (request) => send({ type: "content.ended", request }),
    },
  );
  return { ...item, running };
}
