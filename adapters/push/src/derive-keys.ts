// Knows the pair of keys by which push services know this platform: derived from its secret, the same on all its
// servers.
import { createECDH, hkdfSync } from "node:crypto";

export interface VapidKeys {
  /** base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEY_SIZE = 32;

/** Almost any 32 bytes are a private key of P-256; the few that are not are skipped. */
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
