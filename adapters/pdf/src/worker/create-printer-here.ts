// Knows how documents are printed as tagged PDF (decision 0046), in the thread that asks.
import type { DocumentPrinter } from "@academiz/backend/ports";
import { type Fonts, loadFonts } from "../fonts.ts";
import { printAttestations } from "../print-attestations.ts";
import { printCertificate } from "../print-certificate.ts";
import { printSheets } from "../print-sheets.ts";

/** Its fonts are read when the first document is printed: most servers start without. */
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
    printCertificate(words, pictures, look, issuedAt) {
      fonts ??= loadFonts();
      return printCertificate(fonts, words, pictures, look, issuedAt);
    },
  };
}
