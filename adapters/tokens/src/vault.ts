// Knows how bytes are sealed with the platform's secret: AES-256-GCM, under a key that is for nothing else.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Vault } from "@academiz/backend/ports";

const CIPHER = "aes-256-gcm";
const [KEY_SIZE, NONCE_SIZE, TAG_SIZE] = [32, 12, 16];
/** Names the way of sealing, so that another one may follow. */
const VERSION = "v1.";

export function createVault(secret: Uint8Array): Vault {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "academiz vault", KEY_SIZE));
  const derivingKey = new Uint8Array(hkdfSync("sha256", secret, "", "academiz derived keys", KEY_SIZE));
  return {
    deriveKey: (name) => createHmac("sha256", derivingKey).update(name, "utf8").digest("base64url"),
    seal(bytes) {
      const nonce = randomBytes(NONCE_SIZE);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = [nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()];
      return VERSION + Buffer.concat(sealed).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.slice(VERSION.length), "base64url");
      if (!sealed.startsWith(VERSION) || bytes.length < NONCE_SIZE + TAG_SIZE) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_SIZE));
      decipher.setAuthTag(bytes.subarray(-TAG_SIZE));
      const opened = decipher.update(bytes.subarray(NONCE_SIZE, -TAG_SIZE));
      try {
        return Buffer.concat([opened, decipher.final()]);
      } catch {
        // The tag does not fit, which the port calls null.
        return null;
      }
    },
  };
}
