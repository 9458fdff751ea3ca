// Knows what the adapter of PDF offers.
export { createDocumentPrinter } from "./create-document-printer.ts";
export { createPdfReader } from "./pdf-reader.ts";
