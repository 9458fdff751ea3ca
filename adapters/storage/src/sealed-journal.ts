// Knows how a package's reports wait on a device, sealed: every uploaded package may read and write the storage of
// their common origin.
import type { OpenJournal } from "@academiz/application/ports";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { createOrderedJournal } from "./ordered-journal.ts";

const NONCE = 24;

/**
 * Answers whether something could be kept; what somebody else wrote, or wrote for somebody else, is treated as absent.
 * `random`: unguessable bytes.
 */
export const createSealedJournal =
  (storage: () => Storage, random: (count: number) => Uint8Array): OpenJournal =>
  ({ name, key: text }) => {
    const key = fromBase64Url(text);
    const place = `scorm.JOURNAL.${name}`;
    const bound = new TextEncoder().encode(place);
    return createOrderedJournal({
      read() {
        const kept = storage().getItem(place);
        if (kept === null) return null;
        const sealed = fromBase64Url(kept);
        const open = xchacha20poly1305(key, sealed.subarray(0, NONCE), bound).decrypt(sealed.subarray(NONCE));
        return new TextDecoder().decode(open);
      },
      write(words) {
        const nonce = random(NONCE);
        const sealed = xchacha20poly1305(key, nonce, bound).encrypt(new TextEncoder().encode(words));
        storage().setItem(place, toBase64Url(nonce) + toBase64Url(sealed));
      },
      remove: () => storage().removeItem(place),
    });
  };

/** A multiple of three bytes needs no padding, so that two of them can stand one behind the other. */
function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
