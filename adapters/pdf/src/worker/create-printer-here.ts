// Knows how documents are printed as tagged PDF (decision 0046), in the calling thread.
import type { DocumentPrinter } from "@academiz/backend/ports";
import { type Fonts, loadFonts } from "../fonts.ts";
import { printAttestations } from "../print-attestations.ts";
import { printCertificate } from "../print-certificate.ts";
import { printProgramme } from "../print-programme.ts";
import { printSheets } from "../print-sheets.ts";

/** The fonts are read for the first document that is printed, so that servers start without them. */
export function createPrinterHere(): DocumentPrinter {
  let fonts: Fonts | null = null;
  return {
    printSheets(sheets, look, printedAt) {
      fonts ??= loadFonts();
      return printSheets(fonts, sheets, look, printedAt);
    },
    printAttestations(all, pictures, look, printedAt) {
      fonts ??= loadFonts();
      return printAttestations(fonts, all, pictures, look, printedAt);
    },
    printProgramme(words, pictures, look, printedAt) {
      fonts ??= loadFonts();
      return printProgramme(fonts, words, pictures, look, printedAt);
    },
    printCertificate(words, pictures, look, issuedAt) {
      fonts ??= loadFonts();
      return printCertificate(fonts, words, pictures, look, issuedAt);
    },
  };
}
