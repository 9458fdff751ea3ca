// Knows how documents are printed: tagged PDF, which is read aloud as well as it is looked at.
import type { CertificateWords } from "@academiz/domain/certificates";
import type { AttestationWords, DrawnSignature, ProgrammeWords, SheetWords } from "@academiz/domain/classiz";

/** How the issuer's papers look. */
export interface PrintedLook {
  /** `#RRGGBB` of what is only looked at, and of words on white. */
  readonly brand: string;
  readonly ink: string;
  /** PNG or JPEG; null: the name stands for it. */
  readonly logo: Uint8Array | null;
}

/** What stands on papers of a client beside their words: PNG or JPEG. What cannot be drawn is left out. */
export interface OwnPictures {
  readonly signature: Uint8Array | null;
  readonly picto: Uint8Array | null;
}

/** What stands on a sheet beside its words. */
export interface SheetPictures extends OwnPictures {
  /** Drawn by the trainer. */
  readonly trainer: DrawnSignature | null;
  /** Drawn by the people of the sheet, in the order of its rows. */
  readonly people: readonly (DrawnSignature | null)[];
}

export interface DocumentPrinter {
  /**
   * Pages A4 upright, each sheet on its own, numbered through: a heading, what was held, a table of who was there, the
   * signatures of the trainer and the client, the fingerprint of the chain. As certificates tell letters of no font.
   */
  printSheets(
    sheets: readonly { readonly words: SheetWords; readonly pictures: SheetPictures }[],
    look: PrintedLook,
    printedAt: string,
  ): Promise<Uint8Array>;
  /**
   * Pages A4 upright, each attestation on its own; its dates go on over pages. As certificates tell letters of no
   * font.
   */
  printAttestations(
    all: readonly AttestationWords[],
    pictures: OwnPictures,
    look: PrintedLook,
    printedAt: string,
  ): Promise<Uint8Array>;
  /**
   * Pages A4 upright: the facts of a session, what its author wrote, and its dates, which go on over pages. As
   * certificates tell letters of no font.
   */
  printProgramme(
    words: ProgrammeWords,
    pictures: OwnPictures,
    look: PrintedLook,
    printedAt: string,
  ): Promise<Uint8Array>;
  /**
   * One landscape page A4. Long names are wrapped and made smaller, never cut; letters that no font of ours has are
   * drawn as a mark of absence, and read as they are. A logo that cannot be drawn leaves its place to the name.
   */
  printCertificate(
    words: CertificateWords,
    pictures: OwnPictures,
    look: PrintedLook,
    issuedAt: string,
  ): Promise<Uint8Array>;
}
