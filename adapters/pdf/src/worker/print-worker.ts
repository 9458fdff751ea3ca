// Knows what the printing thread does: it prints each document that it gets, and answers the bytes or the error.
import { parentPort } from "node:worker_threads";
import { createPrinterHere } from "./create-printer-here.ts";
import type { PrintAnswer, PrintJob } from "./print-job.ts";

const printer = createPrinterHere();
const answer = async ({ name, terms }: PrintJob): Promise<PrintAnswer> => {
  try {
    // Each name comes with its own terms, which the types of a union do not express.
    const print = printer[name] as (...all: PrintJob["terms"]) => Promise<Uint8Array>;
    return { ok: true, bytes: await print(...terms) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on("message", async (job: PrintJob) => parentPort?.postMessage(await answer(job)));
