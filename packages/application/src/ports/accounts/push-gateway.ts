// Knows what is asked of the server, and of the browser, about notifications that come while the site is closed.
import type { Device } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { QuietHours } from "@academiz/domain/notifications";
import type { Trouble } from "../ground/trouble.ts";

/** A browser that is told of notifications. */
export interface ToldDevice extends Device {
  readonly id: string;
  /** ISO timestamp. */
  readonly addedAt: string;
  /** Of the session that asks. */
  readonly isCurrent: boolean;
}
export interface OwnPush {
  /** What a browser subscribes with; null: the platform pushes nothing. */
  readonly key: string | null;
  readonly devices: readonly ToldDevice[];
  readonly quietHours: QuietHours | null;
}
/** As the browser gives it. */
export interface PushSubscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
/** Each answers how all of it stands afterwards. */
export interface PushGateway {
  read(): Promise<Result<OwnPush, Trouble>>;
  add(subscribed: PushSubscribed): Promise<Result<OwnPush, Trouble>>;
  remove(deviceId: string): Promise<Result<OwnPush, Trouble>>;
  writeQuietHours(quietHours: QuietHours | null): Promise<Result<OwnPush, Trouble>>;
}

/** `none`: this browser cannot be told; `refused`: its user does not let this site tell anything. */
export type BrowserStanding = "none" | "refused" | "ready" | "subscribed";
export interface BrowserPush {
  /** Subscribed with this key. */
  look(key: string): Promise<BrowserStanding>;
  /** May ask its user first. Fails with `push.denied` where they do not let it, `push.unreachable` otherwise. */
  subscribe(key: string): Promise<Result<PushSubscribed, Trouble>>;
  unsubscribe(): Promise<void>;
  /** As a place of the world calls its time: `Europe/Paris`. */
  readonly timeZone: string;
}
