// Knows how many bytes of bodies may be under way: who sends many large ones at once waits, and nobody fills the memory
// of all.
import type { IncomingHttpHeaders } from "node:http";
import { finished, type Writable } from "node:stream";
import { type Refusal, refuse } from "@academiz/backend";
import { type Result, succeed } from "@academiz/domain/kernel";

export interface BodyRoom {
  /**
   * Counts the body of a question from before it is read until its answer is out: as many bytes as it tells, at most as
   * many as it may have. Refuses with `bodies.too-many`, of the caller, and `maintenance`, of all.
   */
  hold(request: Asked, reply: Answered, caller: Caller, most: number): Result<null, Refusal>;
}
/** A question and its answer, as far as they are looked at. */
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

/** Bytes that a body may turn out to have, at most as many as it may have. */
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
