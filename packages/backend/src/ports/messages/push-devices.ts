// Knows how the browsers that receive push notifications are stored, and what waits to be sent to them.
import type { Device } from "@academiz/domain/identity";
import type { Notification } from "@academiz/domain/notifications";
import type { Tenancy } from "../people/tenancy.ts";
import type { PushAddress } from "./pusher.ts";

/** The browser of a session, for as long as the session lasts. */
export interface PushDevice extends Omit<Device, "kind"> {
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
/** A push that waits for one device; it was written with its notification. */
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
  /** The devices of sessions that are valid at `now` (ISO); the newest first. */
  list(tenancy: Tenancy, userId: string, now: string): Promise<readonly PushDevice[]>;
  /** Replaces the session's former device. */
  put(tenancy: Tenancy, device: NewPushDevice): Promise<void>;
  /** False when the user has no device with this id. */
  remove(tenancy: Tenancy, userId: string, id: string): Promise<boolean>;
  /** The pushes of all clients that are due; nobody else is given them until `until` (ISO). */
  claim(now: string, until: string, limit: number): Promise<readonly ClaimedPush[]>;
  /**
   * Null: there is nothing left to send. The notification was deleted or read, or the device's session or the account
   * has ended.
   */
  readContent(push: ClaimedPush, now: string): Promise<PushContent | null>;
  /** Try again at `at` (ISO); `isCounted` false: this does not count as a try. */
  postpone(push: ClaimedPush, at: string, isCounted: boolean): Promise<void>;
  /** Removes a push that was sent or given up. */
  settle(push: ClaimedPush): Promise<void>;
  /** With all pushes that wait for it. */
  forgetDevice(push: ClaimedPush): Promise<void>;
  /** Deletes the pushes of all clients that were written before (ISO) and never sent. */
  prune(before: string): Promise<void>;
}
