// Knows the server of an LMS in a journey: it serves a package below its page, and keeps between launches what the package committed.
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RecordedCall } from "@academiz/testkit/scorm";
import { build } from "vite";
import { answerFile, serve } from "./serve-folder.ts";

export interface Cmi {
  readonly suspend_data: string;
  readonly core: Readonly<Record<string, string>> & { readonly score: Readonly<Record<string, string>> };
}
/** What the page tells after each call; `cmi` when the call was a commit or the end. */
export interface LmsReport {
  readonly calls: readonly RecordedCall[];
  readonly cmi: Cmi | null;
}

export interface ServedLms {
  /** The page that launches the package. */
  readonly url: string;
  /** What the LMS holds now; null before the first commit. */
  readCmi(): Cmi | null;
  /** Every call of every launch, in the order of their arrival. */
  readCalls(): readonly RecordedCall[];
  close(): Promise<void>;
}

/** `content` is the folder of a package. */
export async function serveLms(content: string): Promise<ServedLms> {
  const page = await mkdtemp(join(tmpdir(), "academiz-lms-"));
  await build({
    root: fileURLToPath(new URL("lms/", import.meta.url)),
    base: "./",
    configFile: false,
    logLevel: "error",
    build: {
      outDir: page,
      assetsInlineLimit: 0,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: { polyfill: false },
    },
  });
  const calls: RecordedCall[] = [];
  let cmi: Cmi | null = null;
  const { origin, close } = await serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/lms/kept") {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(resume(cmi)));
    } else if (pathname === "/lms/report") {
      const report = JSON.parse(await readBody(request)) as LmsReport;
      calls.push(...report.calls);
      cmi = report.cmi ?? cmi;
      response.writeHead(204).end();
    } else if (pathname.startsWith("/content/")) {
      await answerFile(response, content, decodeURIComponent(pathname.slice("/content/".length)));
    } else {
      await answerFile(response, page, pathname.startsWith("/lms/") ? pathname.slice("/lms/".length) : "missing");
    }
  });
  return {
    url: `${origin}/lms/`,
    readCmi: () => cmi,
    readCalls: () => calls,
    async close() {
      await close();
      await rm(page, { recursive: true });
    },
  };
}

/** What the standard makes of the end of one launch at the start of the next. */
function resume(cmi: Cmi | null): object {
  const first = { core: { credit: "credit", lesson_mode: "normal", entry: "ab-initio", student_id: "1" } };
  if (!cmi) return first;
  const entry = cmi.core["exit"] === "suspend" ? "resume" : "";
  return { ...cmi, core: { ...cmi.core, ...first.core, entry, exit: "", session_time: "" } };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}
