// Knows how a message reaches a browser that is closed: through the push service of its maker.
import type { Result } from "@academiz/domain/kernel";

/** Where a browser is reached, and the keys that it alone reads with; base64url. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
/** `gone`: the browser wants no more; `never`: another try of this message cannot help. */
export interface PushTrouble {
  readonly kind: "gone" | "never" | "later";
  readonly message: string;
}

export interface Pusher {
  /** Public: what browsers are told to expect messages from. */
  readonly key: string;
  /** Whether the operator lets this address be called. */
  admits(endpoint: string): boolean;
  /** Whether a message can be written for these keys. */
  fits(address: PushAddress): boolean;
  /** `topic`: of two messages of one topic that wait, the push service keeps the newer. */
  send(address: PushAddress, message: string, topic: string): Promise<Result<undefined, PushTrouble>>;
}
