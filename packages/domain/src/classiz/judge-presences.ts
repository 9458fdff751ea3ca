// Knows which marks a file of who was there asks for (§7.114), and what is wrong with each of its lines.
import { type Fault, fail, type Result, succeed } from "../kernel/index.ts";
import { judgeMark } from "./judge-mark.ts";
import type { Mark } from "./marks.ts";
import type { PresenceLine } from "./presence-file.ts";

/** Somebody who is enrolled in a slot, with their newest mark. */
export interface KnownPresence {
  readonly userId: string;
  readonly mark: Pick<Mark, "kind" | "reason"> | null;
}
/** What the lines of a file are checked against; instants in milliseconds. */
export interface PresenceGround {
  /** When the slot starts; undefined for a slot that may not be marked. */
  readonly findStart: (slot: string) => number | undefined;
  /** Undefined for a person who is not enrolled. */
  readonly findPerson: (slot: string, login: string) => KnownPresence | undefined;
  readonly now: number;
  /** The id of the person who marks: nobody marks themselves. */
  readonly markerId: string;
}
/** A mark that is to be made. */
export interface PresenceChange {
  readonly slot: string;
  readonly userId: string;
  readonly kind: "PRESENT" | "ABSENT";
  readonly reason: string;
}

/**
 * The marks to make, in the order of the lines. A line makes none where it repeats the mark that stands already, or
 * says nothing of the presence. Fails with every fault, in that order.
 */
export function judgePresences(
  lines: readonly PresenceLine[],
  { findStart, findPerson, now, markerId }: PresenceGround,
): Result<readonly PresenceChange[], readonly Fault[]> {
  const faults: Fault[] = [];
  const changes: PresenceChange[] = [];
  const named = new Set<string>();
  for (const { line, slot, login, presence, reason } of lines) {
    const complain = (column: string, message: string) => faults.push({ path: [line, column], message });
    const startAt = findStart(slot);
    if (startAt === undefined) {
      complain("slot", "no slot of this session");
      continue;
    }
    const key = JSON.stringify([slot, login]);
    if (named.has(key)) complain("login", "named twice in this slot");
    named.add(key);
    const person = findPerson(slot, login);
    if (!person) complain("login", "nobody who is enrolled");
    if (!person || presence === null) continue;
    const verdict = judgeMark({ isPresent: presence === "PRESENT", reason }, person.mark, startAt, now);
    if (verdict !== "same" && person.userId === markerId) {
      complain("login", "your own presence");
      continue;
    }
    if (verdict === "early") complain("presence", "it has not begun");
    if (verdict === "unreasoned") complain("reason", "a mark needs a reason");
    if (verdict === "possible") changes.push({ slot, userId: person.userId, kind: presence, reason });
  }
  return faults.length > 0 ? fail(faults) : succeed(changes);
}
