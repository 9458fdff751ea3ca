// Knows how a PDF is opened in a browser, part by part as its pages come into view, and why one cannot be.
import {
  GlobalWorkerOptions,
  getDocument,
  InvalidPDFException,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = workerUrl;

/** Fonts and scripts that the reader needs where a file has none; the build puts them there. */
const BESIDE = new URL(`${import.meta.env.BASE_URL}assets/pdf/`, window.location.href).href;

export type PdfFailure = "broken" | "locked" | "unreachable";
export type OpenedPdf = { readonly file: PDFDocumentProxy } | { readonly failure: PdfFailure };

export interface OpeningPdf {
  readonly opened: Promise<OpenedPdf>;
  /** Stops all loading and drawing. */
  readonly close: () => void;
}

/** The reader compiles nothing from a file: the policy of the platform forbids it. */
export function openPdf(url: string): OpeningPdf {
  const task = getDocument({
    url,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${BESIDE}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${BESIDE}fonts/`,
    wasmUrl: `${BESIDE}decoders/`,
  });
  return {
    opened: task.promise.then(
      (file) => ({ file }),
      (error: unknown) => ({ failure: nameFailure(error) }),
    ),
    close: () => void task.destroy(),
  };
}

function nameFailure(error: unknown): PdfFailure {
  // The reader throws a class for it that it does not export.
  if (error instanceof Error && error.name === "PasswordException") return "locked";
  return error instanceof InvalidPDFException ? "broken" : "unreachable";
}
