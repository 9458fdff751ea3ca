// Knows how lists of records are kept in a host: each record under a number of its own, one after the other.
import type { Host } from "../host/index.ts";
import type { Write } from "./write.ts";

export interface Records {
  /** Reads a field of a record that the host knows by its id; empty where it knows none, or tells nothing. */
  read(id: string, field: string): string;
  /**
   * Writes a record's fields; false when the host refused one. The `id` of a new record comes first: hosts refuse a
   * record without one.
   */
  write(id: string, fields: readonly (readonly [field: string, value: string])[]): boolean;
}

/**
 * Null where the host keeps no such list: it is optional in SCORM 1.2.
 * @param readsIds false where a host does not tell ids again (interactions of SCORM 1.2): each launch then adds records
 * of its own.
 */
export function openRecords(
  host: Host,
  write: Write,
  list: "cmi.interactions" | "cmi.objectives",
  readsIds: boolean,
): Records | null {
  const told = host.get(`${list}._count`);
  if (told === "" || told === null) return null;
  const numbers = new Map<string, number>();
  let next = Number.isSafeInteger(Number(told)) ? Number(told) : 0;
  if (readsIds) for (let at = 0; at < next; at++) numbers.set(host.get(`${list}.${at}.id`) ?? "", at);
  return {
    read(id, field) {
      const at = numbers.get(id);
      return at === undefined ? "" : (host.get(`${list}.${at}.${field}`) ?? "");
    },
    write(id, fields) {
      const known = numbers.get(id);
      const at = known ?? next;
      if (known === undefined) {
        if (!write(`${list}.${at}.id`, id)) return false;
        numbers.set(id, next++);
      }
      return fields.map(([field, value]) => write(`${list}.${at}.${field}`, value)).every(Boolean);
    },
  };
}
