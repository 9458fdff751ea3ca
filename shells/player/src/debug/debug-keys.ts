// Knows the keys of god mode and of cheat mode.

/** §6.16 */
export const isGodKey = (event: Pick<KeyboardEvent, "ctrlKey" | "shiftKey" | "key">): boolean =>
  event.ctrlKey && event.shiftKey && event.key.toLowerCase() === "g";

/** §6.17 */
const CHEAT = "jump";

/**
 * The keys of cheat mode that were typed so far, after this key was pressed.
 * @param key null for one that breaks the sequence: it was typed into a field, or together with a modifier key.
 */
export function readCheatKeys(
  key: string | null,
  typed: string,
): { readonly typed: string; readonly isWhole: boolean } {
  if (key === null || key.length > 1) return { typed: "", isWhole: false };
  const all = `${typed}${key.toLowerCase()}`.slice(-CHEAT.length);
  return all === CHEAT ? { typed: "", isWhole: true } : { typed: all, isWhole: false };
}
