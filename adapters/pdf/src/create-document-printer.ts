// Knows how documents are printed one at a time in a thread of their own: the server answers others meanwhile.
import type { Worker } from "node:worker_threads";
import type { DocumentPrinter } from "@academiz/backend/ports";
import { openWorker } from "./worker/open-worker.ts";
import type { PrintAnswer, PrintJob } from "./worker/print-job.ts";

/** Milliseconds: what takes longer never ends. */
const PATIENCE = 120_000;

/**
 * The thread begins with the first document and stays, so that its fonts are read once. An error inside it is thrown
 * here; a thread that dies, or does not answer, is replaced by another. `open` and `patience` are for tests.
 */
export function createDocumentPrinter(open: () => Worker = openWorker, patience = PATIENCE): DocumentPrinter {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const ask = (job: PrintJob) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const asked = worker ?? open();
      worker = asked;
      const leave = () => {
        clearTimeout(timer);
        asked.off("message", hear).off("error", lose).off("exit", end);
      };
      const lose = (error: Error) => {
        leave();
        if (worker === asked) worker = null;
        // Nobody waits for what it answers after its time.
        asked.on("error", () => undefined);
        void asked.terminate();
        reject(new Error(`${job.name} was not printed: ${error.message}`, { cause: error }));
      };
      const hear = (answer: PrintAnswer) => {
        leave();
        if (answer.ok) resolve(answer.bytes);
        else reject(new Error(`${job.name} was not printed: ${answer.error}`));
      };
      const end = (code: number) => lose(new Error(`the thread ended with ${code}`));
      const timer = setTimeout(() => lose(new Error(`it took more than ${patience} ms`)), patience);
      asked.on("message", hear).on("error", lose).on("exit", end);
      asked.postMessage(job);
    });
  const print = (job: PrintJob): Promise<Uint8Array> => {
    const printed = last.then(() => ask(job));
    // The caller hears the error; the next document begins all the same.
    last = printed.catch(() => undefined);
    return printed;
  };
  return {
    printSheets: (...terms) => print({ name: "printSheets", terms }),
    printAttestations: (...terms) => print({ name: "printAttestations", terms }),
    printProgramme: (...terms) => print({ name: "printProgramme", terms }),
    printCertificate: (...terms) => print({ name: "printCertificate", terms }),
  };
}
