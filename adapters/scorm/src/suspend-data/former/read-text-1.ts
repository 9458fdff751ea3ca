// Knows the text that former packages left in suspend data: JSON, deflated, in base64.
import { inflateSync, strFromU8 } from "fflate";

const PREFIX = "v1.";

/** Null for text that no package of ours wrote, or that was cut or damaged on its way (§8.23). */
export function readText1(text: string): unknown {
  if (!text.startsWith(PREFIX)) return null;
  try {
    const bytes = Uint8Array.from(atob(text.slice(PREFIX.length)), (letter) => letter.charCodeAt(0));
    return JSON.parse(strFromU8(inflateSync(bytes)));
  } catch {
    // Cut by an LMS or written by another content: treated as empty.
    return null;
  }
}
