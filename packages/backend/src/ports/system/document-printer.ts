// Knows how documents are printed: tagged PDF, which is read aloud as well as it is looked at.
import type { CertificateWords } from "@academiz/domain/certificates";

/** How the issuer's papers look. */
export interface PrintedLook {
  /** `#RRGGBB` of what is only looked at, and of words on white. */
  readonly brand: string;
  readonly ink: string;
  /** PNG or JPEG; null: the name stands for it. */
  readonly logo: Uint8Array | null;
}

export interface DocumentPrinter {
  /**
   * One landscape page A4. Long names are wrapped and made smaller, never cut; letters that no font of ours has are
   * drawn as a mark of absence, and read as they are. A logo that cannot be drawn leaves its place to the name.
   */
  printCertificate(words: CertificateWords, look: PrintedLook, issuedAt: string): Promise<Uint8Array>;
}
