// Knows how a PDF is opened in a browser, part by part as its pages are looked at, and why one may not be.
import {
  GlobalWorkerOptions,
  getDocument,
  InvalidPDFException,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = workerUrl;

/** What its reader needs for fonts and scripts that a file does not bring; the build lays it there. */
const BESIDE = new URL(`${import.meta.env.BASE_URL}assets/pdf/`, window.location.href).href;

export type PdfFailure = "broken" | "locked" | "unreachable";
export type OpenedPdf = { readonly file: PDFDocumentProxy } | { readonly failure: PdfFailure };

export interface OpeningPdf {
  readonly opened: Promise<OpenedPdf>;
  /** Ends what is fetched and drawn of it. */
  readonly close: () => void;
}

/** Nothing is compiled from what a file says: the policy of the platform allows none of it. */
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
  // The reader throws a class for it, and does not give it away.
  if (error instanceof Error && error.name === "PasswordException") return "locked";
  return error instanceof InvalidPDFException ? "broken" : "unreachable";
}
