// Knows the pair of keys that push services know this platform by: made of its secret, the same on all its servers.
import { createECDH, hkdfSync } from "node:crypto";

export interface VapidKeys {
  /** base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEY_SIZE = 32;

/** Almost every 32 bytes are a private key of P-256; those few that are none are passed over. */
export function deriveKeys(secret: Uint8Array): VapidKeys {
  for (let round = 0; ; round += 1) {
    const bytes = Buffer.from(hkdfSync("sha256", secret, "", `academiz push ${round}`, KEY_SIZE));
    const pair = createECDH("prime256v1");
    try {
      pair.setPrivateKey(bytes);
    } catch {
      continue;
    }
    return { publicKey: pair.getPublicKey("base64url"), privateKey: bytes.toString("base64url") };
  }
}
