// Proves that printing a document keeps nobody else waiting, and that an error in its thread is reported.
import { performance } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import { wordCertificate } from "@academiz/domain/certificates";
import { expect, test } from "vitest";
import { createDocumentPrinter } from "./index.ts";

const AT = "2026-11-26T10:00:00.000Z";
const LOOK = { brand: "#C01E1E", ink: "#B3151A", logo: null };
const WORDS = wordCertificate(
  {
    ...{
      code: "8c7f6a52-0f1e-4c55-9d1f-5d1e1a2b3c4d",
      number: 42,
      learner: "Élodie Lefèvre",
      title: "",
      language: "FR",
    },
    ...{ course: "Prévenir les risques d’incendie", completedAt: AT, score: 86, markType: "mark20", duration: 5_400 },
    ...{ issuer: "Académie du Rhône", issuedAt: AT, revokedAt: null },
  },
  "https://learn.example.org/certificate/8c7f6a52-0f1e-4c55-9d1f-5d1e1a2b3c4d",
  "Europe/Paris",
);
const printOne = (printer = createDocumentPrinter()) =>
  printer.printCertificate(WORDS, { signature: null, picto: null }, LOOK, AT);
const readHead = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString();
const run = (script: string) => () => {
  const worker = new Worker(script, { eval: true });
  worker.unref();
  return worker;
};

test("the thread of the server is free while ten documents are printed", { tags: "long" }, async () => {
  const printer = createDocumentPrinter();
  await printOne(printer);
  const before = performance.eventLoopUtilization();
  const all = await Promise.all(Array.from({ length: 10 }, () => printOne(printer)));
  const { utilization } = performance.eventLoopUtilization(before);
  expect(all.map(readHead)).toEqual(Array(10).fill("%PDF-"));
  expect(utilization).toBeLessThan(0.5);
});

test("an error in it is thrown with its words, and the next document is printed", async () => {
  const printer = createDocumentPrinter();
  await expect(printer.printSheets([], LOOK, AT)).rejects.toThrow(/printSheets.*no sheet is printed/);
  expect(readHead(await printOne(printer))).toBe("%PDF-");
});

test("one at a time: the second is sent when the first was answered", async () => {
  const script = `
    const { parentPort } = require("node:worker_threads");
    let atWork = 0;
    parentPort.on("message", () => {
      atWork += 1;
      const most = atWork;
      setImmediate(() => setImmediate(() => {
        atWork -= 1;
        parentPort.postMessage({ ok: true, bytes: new Uint8Array([most]) });
      }));
    });`;
  const printer = createDocumentPrinter(run(script));
  const all = await Promise.all([1, 2, 3].map(() => printOne(printer)));
  expect(all.map(([most]) => most)).toEqual([1, 1, 1]);
});

test.each([
  ["that dies", `require("node:worker_threads").parentPort.on("message", () => process.exit(7));`, /ended with 7/],
  ["that throws", `require("node:worker_threads").parentPort.on("message", () => { throw new Error("ink"); });`, /ink/],
  [
    "that never answers",
    `require("node:worker_threads").parentPort.on("message", () => undefined);`,
    /more than 100 ms/,
    100,
  ],
])("a thread %s is told of and followed by another", async (_, script, words, patience = 60_000) => {
  let opened = 0;
  const open = () => {
    opened += 1;
    return run(script)();
  };
  const printer = createDocumentPrinter(open, patience);
  for (let asked = 1; asked <= 2; asked += 1) {
    await expect(printOne(printer)).rejects.toThrow(words);
    expect(opened).toBe(asked);
  }
});
