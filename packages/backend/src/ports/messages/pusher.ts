// Knows how a message reaches a closed browser: through the push service of the browser's maker.
import type { Result } from "@academiz/domain/kernel";

/** The address of a browser, and the keys with which it alone can decrypt; base64url. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
/** `gone`: the browser has ended its subscription; `never`: another try of this message cannot help. */
export interface PushTrouble {
  readonly kind: "gone" | "never" | "later";
  readonly message: string;
}

export interface Pusher {
  /** The public key by which browsers recognise our messages. */
  readonly key: string;
  /** True where the operator allows calls to this address. */
  admits(endpoint: string): boolean;
  /** True where a message can be encrypted with these keys. */
  fits(address: PushAddress): boolean;
  /** `topic`: of two waiting messages of one topic, the push service keeps the newer. */
  send(address: PushAddress, message: string, topic: string): Promise<Result<undefined, PushTrouble>>;
}
