// Knows how what a package reported waits on a device, sealed: every uploaded package may read the storage of their origin, and write to it.
import type { LaunchJournal, OpenJournal } from "@academiz/application/ports";
import { isLaterWord, isOfEarlierLaunch, type LaunchSave, launchSaveSchema } from "@academiz/domain/scorm";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";

const NONCE = 24;

/** Says what cannot be kept; what somebody else wrote, or wrote for somebody else, is as good as absent. `random`: unguessable bytes. */
export const createSealedJournal =
  (storage: () => Storage, random: (count: number) => Uint8Array): OpenJournal =>
  ({ name, key: text }): LaunchJournal => {
    const key = fromBase64Url(text);
    const place = `scorm.JOURNAL.${name}`;
    const bound = new TextEncoder().encode(place);
    const read = (): LaunchSave | null => {
      try {
        const kept = storage().getItem(place);
        if (kept === null) return null;
        const sealed = fromBase64Url(kept);
        const open = xchacha20poly1305(key, sealed.subarray(0, NONCE), bound).decrypt(sealed.subarray(NONCE));
        const save = launchSaveSchema.safeParse(JSON.parse(new TextDecoder().decode(open)));
        return save.success ? save.data : null;
      } catch {
        // Forbidden storage, or not ours: as good as absent.
        return null;
      }
    };
    return {
      read,
      keep(save) {
        const kept = read();
        if (kept && isOfEarlierLaunch(save, kept)) return false;
        try {
          const nonce = random(NONCE);
          const sealed = xchacha20poly1305(key, nonce, bound).encrypt(new TextEncoder().encode(JSON.stringify(save)));
          storage().setItem(place, toBase64Url(nonce) + toBase64Url(sealed));
          return true;
        } catch {
          // Full or forbidden: the content is told that its commit is not safe.
          return false;
        }
      },
      forget(stored) {
        const kept = read();
        if (!kept || isLaterWord(kept, stored)) return;
        try {
          storage().removeItem(place);
        } catch {
          // Forbidden storage holds nothing to remove.
        }
      },
    };
  };

/** A multiple of three bytes gives no padding, so that two of them can stand one behind the other. */
function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
