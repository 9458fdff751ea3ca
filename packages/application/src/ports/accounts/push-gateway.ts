// Knows what the clients ask of the server, and of the browser, about notifications while the site is closed.
import type { Device } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { QuietHours } from "@academiz/domain/notifications";
import type { Trouble } from "../ground/trouble.ts";

/** A browser that gets notifications. */
export interface ToldDevice extends Omit<Device, "kind"> {
  readonly id: string;
  /** ISO timestamp. */
  readonly addedAt: string;
  /** True for the browser of the caller's session. */
  readonly isCurrent: boolean;
}
export interface OwnPush {
  /** The key that a browser subscribes with; null: the platform pushes nothing. */
  readonly key: string | null;
  readonly devices: readonly ToldDevice[];
  readonly quietHours: QuietHours | null;
}
/** In the form that the browser gives it. */
export interface PushSubscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
/** Each call answers the state afterwards. */
export interface PushGateway {
  read(): Promise<Result<OwnPush, Trouble>>;
  add(subscribed: PushSubscribed): Promise<Result<OwnPush, Trouble>>;
  remove(deviceId: string): Promise<Result<OwnPush, Trouble>>;
  writeQuietHours(quietHours: QuietHours | null): Promise<Result<OwnPush, Trouble>>;
}

/** `none`: this browser cannot get notifications; `refused`: its user does not allow this site to send any. */
export type BrowserStanding = "none" | "refused" | "ready" | "subscribed";
export interface BrowserPush {
  /** Subscribed with this key. */
  look(key: string): Promise<BrowserStanding>;
  /** It may ask its user first. Fails with `push.denied` if they do not allow it, `push.unreachable` otherwise. */
  subscribe(key: string): Promise<Result<PushSubscribed, Trouble>>;
  unsubscribe(): Promise<void>;
  /** A time zone, such as `Europe/Paris`. */
  readonly timeZone: string;
}
