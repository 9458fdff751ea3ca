// Knows how many bytes of bodies may be under way: a caller who sends many large ones at once waits, and nobody fills
// the memory of all.
import type { IncomingHttpHeaders } from "node:http";
import { finished, type Writable } from "node:stream";
import { type Refusal, refuse } from "@academiz/backend";
import { type Result, succeed } from "@academiz/domain/kernel";

export interface BodyRoom {
  /**
   * Counts the body of a request from before it is read until its answer is sent: the bytes that it declares, up to its
   * limit. Refuses with `bodies.too-many`, for one caller, and `maintenance`, for all together.
   */
  hold(request: Asked, reply: Answered, caller: Caller, most: number): Result<null, Refusal>;
}
/** The parts of a request and its answer that are needed here. */
interface Asked {
  readonly raw: { readonly headers: IncomingHttpHeaders };
}
interface Answered {
  readonly raw: Writable;
}
interface Caller {
  readonly name: string;
  readonly isKnown: boolean;
}
interface RoomLimits {
  /** Bytes. */
  readonly ofUser: number;
  readonly ofAddress: number;
  readonly ofAll: number;
}

const MB = 1_048_576;
const LIMITS: RoomLimits = { ofUser: 32 * MB, ofAddress: 4 * MB, ofAll: 256 * MB };
/** Seconds until a caller may come again. */
const SOON = 5;

/** The bytes that a body may turn out to have, up to its limit. */
export function measureBody({ raw: { headers } }: Asked, most: number): number {
  return headers["transfer-encoding"] === undefined ? Math.min(Number(headers["content-length"] ?? 0), most) : most;
}

export function createBodyRoom(limits: RoomLimits = LIMITS): BodyRoom {
  const held = new Map<string, number>();
  let all = 0;
  const add = (name: string, bytes: number): void => {
    all += bytes;
    const now = (held.get(name) ?? 0) + bytes;
    if (now === 0) held.delete(name);
    else held.set(name, now);
  };
  return {
    hold(request, { raw }, { name, isKnown }, most) {
      const bytes = measureBody(request, most);
      if (bytes === 0) return succeed(null);
      if ((held.get(name) ?? 0) + bytes > (isKnown ? limits.ofUser : limits.ofAddress))
        return refuse("bodies.too-many", { retryAfter: SOON });
      if (all + bytes > limits.ofAll) return refuse("maintenance");
      add(name, bytes);
      finished(raw, () => add(name, -bytes));
      return succeed(null);
    },
  };
}
