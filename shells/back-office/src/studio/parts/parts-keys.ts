// Knows the keys that copy, move and delete what is selected, outside fields.
export type PartsAct = "copy" | "cut" | "paste" | "duplicate" | "remove";

const COMMANDS: Readonly<Record<string, PartsAct>> = { c: "copy", x: "cut", v: "paste", d: "duplicate" };

/** null for a key that is none of them, and in a field, where it is the field's. */
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
