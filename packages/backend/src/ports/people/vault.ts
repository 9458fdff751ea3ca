// Knows how what must not lie open is kept.

export interface Vault {
  /** Text that tells nothing of the bytes, different each time. */
  seal(bytes: Uint8Array): string;
  /** Null when it was sealed with another secret, or changed since. */
  open(sealed: string): Uint8Array | null;
  /** A key for this name, 32 bytes in base64url: always the same, and nobody else can tell it. */
  deriveKey(name: string): string;
}
