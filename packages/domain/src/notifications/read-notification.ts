// Knows how a message of the stream becomes a notification (§7.143).
import { type Notification, notificationSchema } from "./notification.ts";

/** Null for what is none: a message of tomorrow, or of another sender. Never throws. */
export function readNotification(data: string): Notification | null {
  const parsed = notificationSchema.safeParse(parseJson(data));
  return parsed.success ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
