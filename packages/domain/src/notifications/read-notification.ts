// Knows how a message of the stream becomes a notification (§7.143).
import { type Notification, notificationSchema } from "./notification.ts";

/**
 * The notification in a message of the stream, which is JSON text (§7.143); null for any other message: not JSON, of a
 * type that a later version sends, or from another sender. Never throws.
 */
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
