// Knows the keys that copy, move and delete the selection, outside fields.
export type PartsAct = "copy" | "cut" | "paste" | "duplicate" | "remove";

const COMMANDS: Readonly<Record<string, PartsAct>> = { c: "copy", x: "cut", v: "paste", d: "duplicate" };

/** Null for any other key, and in a field, which handles its keys itself. */
export function readPartsKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}): PartsAct | null {
  if (event.altKey || event.shiftKey) return null;
  if (event.ctrlKey || event.metaKey) return COMMANDS[event.key.toLowerCase()] ?? null;
  return event.key === "Delete" ? "remove" : null;
}
