// Knows how it is kept which browsers are told of notifications, and what waits for them.
import type { Device } from "@academiz/domain/identity";
import type { Notification } from "@academiz/domain/notifications";
import type { Tenancy } from "../people/tenancy.ts";
import type { PushAddress } from "./pusher.ts";

/** The browser of a session, as long as that stands. */
export interface PushDevice extends Device {
  readonly id: string;
  readonly sessionId: string;
  /** ISO timestamp. */
  readonly addedAt: string;
}
export interface NewPushDevice extends PushAddress {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  /** ISO timestamp. */
  readonly now: string;
}
/** What waits for one device; it was written with its notification. */
export interface ClaimedPush extends Tenancy {
  readonly id: string;
  readonly deviceId: string;
  readonly slug: string;
  /** Tries so far, this one included. */
  readonly attempts: number;
}
export interface PushContent {
  readonly userId: string;
  readonly address: PushAddress;
  readonly notification: Notification;
}

export interface PushDevices {
  /** Of sessions that stand at `now` (ISO); the newest first. */
  list(tenancy: Tenancy, userId: string, now: string): Promise<readonly PushDevice[]>;
  /** In the place of what the session had before. */
  put(tenancy: Tenancy, device: NewPushDevice): Promise<void>;
  /** False when the user has none of this id. */
  remove(tenancy: Tenancy, userId: string, id: string): Promise<boolean>;
  /** Of all clients, what is due; nobody else is given it until `until` (ISO). */
  claim(now: string, until: string, limit: number): Promise<readonly ClaimedPush[]>;
  /**
   * Null: there is nothing to tell any more. The notification is gone or was read, or the session of the device or the
   * account is over.
   */
  readContent(push: ClaimedPush, now: string): Promise<PushContent | null>;
  /** To be tried again at `at` (ISO); `isCounted` false: this was no try. */
  postpone(push: ClaimedPush, at: string, isCounted: boolean): Promise<void>;
  /** It was sent, or is given up. */
  settle(push: ClaimedPush): Promise<void>;
  /** With all that waits for it. */
  forgetDevice(push: ClaimedPush): Promise<void>;
  /** Of all clients: what was written before (ISO) and did not leave. */
  prune(before: string): Promise<void>;
}
