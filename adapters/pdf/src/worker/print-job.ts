// Knows what is sent to the thread that prints, and what it answers.
import type { DocumentPrinter } from "@academiz/backend/ports";

type Name = keyof DocumentPrinter;
export type PrintJob = {
  readonly [K in Name]: { readonly name: K; readonly terms: Parameters<DocumentPrinter[K]> };
}[Name];
/** `error`: what was thrown there, with its stack. */
export type PrintAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly error: string };
