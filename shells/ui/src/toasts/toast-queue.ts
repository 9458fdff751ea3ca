// Knows which toast is shown and for how long: one at a time, in order (§9.27–§9.32).

export type ToastKind = "success" | "error" | "notification";

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
  /** Live notifications stand at the end, the others in the centre (§9.31). */
  readonly live?: boolean | undefined;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Milliseconds, where those of its kind are not enough. */
  readonly duration?: number | undefined;
}

/** The first toast is the one that is shown. */
export type ToastQueue = readonly Toast[];

/** §9.28–§9.30, in milliseconds. */
const DURATIONS: Readonly<Record<ToastKind, number>> = { success: 1000, error: 4000, notification: 4000 };
/** Enough time to read it and to reach the button. */
const WITH_ACTION = 10_000;
/** §9.32: the longest time that a timer can count. */
export const LONGEST = 2 ** 31 - 1;

/** Milliseconds that a toast is shown. */
export function measureToast({ kind, action, duration }: Toast): number {
  const wished = duration ?? DURATIONS[kind];
  return Math.min(LONGEST, Math.max(0, action ? Math.max(WITH_ACTION, wished) : wished));
}

/** §9.31 */
export const placeToast = ({ live }: Toast): "center" | "end" => (live ? "end" : "center");

/**
 * Adds to the end of the queue. The same toast again changes nothing; the same words right after themselves are not
 * repeated.
 */
export function enqueueToast(queue: ToastQueue, toast: Toast): ToastQueue {
  const last = queue.at(-1);
  if (queue.some(({ id }) => id === toast.id)) return queue;
  if (last && !last.action && !toast.action && last.kind === toast.kind && last.text === toast.text) return queue;
  return [...queue, toast];
}

/** Removes a toast, whether shown or waiting. */
export const dismissToast = (queue: ToastQueue, id: string): ToastQueue => queue.filter((toast) => toast.id !== id);
