// Knows the server of an LMS in a journey: it serves a package below its page, and keeps what the package committed for
// the next launch.
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LmsWords, RecordedCall, RecordedCall2004 } from "@academiz/testkit/scorm";
import { build } from "vite";
import { answerFile, serve } from "./serve-folder.ts";

export type ScormVersion = "1.2" | "2004";
/** The data model of SCORM 1.2. */
export interface Cmi {
  readonly suspend_data: string;
  readonly core: Readonly<Record<string, string>> & { readonly score: Readonly<Record<string, string>> };
}
/** The data model of SCORM 2004. */
export interface Cmi2004 {
  readonly suspend_data: string;
  readonly completion_status: string;
  readonly success_status: string;
  readonly location: string;
  readonly exit: string;
  readonly score: Readonly<Record<string, string>>;
}
type AnyCall = RecordedCall | RecordedCall2004;
/** What the page reports after each call; `cmi` when the call was a commit or the end. */
export interface LmsReport {
  readonly calls: readonly AnyCall[];
  readonly cmi: Cmi | Cmi2004 | null;
}

export interface ServedLms<C = Cmi> {
  /** The page that launches the package. */
  readonly url: string;
  /** What the LMS holds of the present learner; null before the first commit. */
  readCmi(): C | null;
  /** Every call of every launch, in the order of their arrival. */
  readCalls(): readonly AnyCall[];
  /** Sets the learner from the next launch on, "1" at first; each has an attempt of their own. */
  seat(learner: string): void;
  /** Begins the attempt of the present learner anew, as an administrator would. */
  reset(): void;
  /** Replaces the package; the data of learners stays. */
  replace(content: string): void;
  close(): Promise<void>;
}

/** An LMS that keeps whatever a window sends last, and hands nothing back of an attempt of 2004 that ended. */
export interface KeepingLmsServer {
  readonly url: string;
  /** Everything that it holds of the attempt. */
  readWords(): LmsWords;
  close(): Promise<void>;
}

/** `content` is the folder of a package, made for this version of SCORM. */
export async function serveKeepingLms(content: string, version: ScormVersion): Promise<KeepingLmsServer> {
  const page = await buildPage();
  let words: LmsWords = {};
  const { origin, close } = await serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/lms/kept") {
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ version, learner: "1", cmi: {}, words }));
    } else if (pathname === "/lms/words") {
      words = { ...words, ...(JSON.parse(await readBody(request)) as LmsWords) };
      response.writeHead(204).end();
    } else await answerPage(response, pathname, { content, page });
  });
  return {
    url: `${origin}/lms/`,
    readWords: () => words,
    async close() {
      await close();
      await rm(page, { recursive: true });
    },
  };
}

/** `content` is the folder of a package, made for this version of SCORM. */
export function serveLms(content: string, version?: "1.2"): Promise<ServedLms>;
export function serveLms(content: string, version: "2004"): Promise<ServedLms<Cmi2004>>;
export async function serveLms(first: string, version: ScormVersion = "1.2"): Promise<ServedLms<never>> {
  let content = first;
  const page = await buildPage();
  const calls: AnyCall[] = [];
  const attempts = new Map<string, LmsReport["cmi"]>();
  let learner = "1";
  const { origin, close } = await serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/lms/kept") {
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ version, learner, cmi: resume(attempts.get(learner) ?? null, learner), words: null }));
    } else if (pathname === "/lms/report") {
      const report = JSON.parse(await readBody(request)) as LmsReport;
      calls.push(...report.calls);
      if (report.cmi) attempts.set(learner, report.cmi);
      response.writeHead(204).end();
    } else await answerPage(response, pathname, { content, page });
  });
  return {
    url: `${origin}/lms/`,
    readCmi: () => (attempts.get(learner) ?? null) as never,
    readCalls: () => calls,
    seat(id) {
      learner = id;
    },
    reset: () => void attempts.delete(learner),
    replace(folder) {
      content = folder;
    },
    async close() {
      await close();
      await rm(page, { recursive: true });
    },
  };
}

/** The folder of the page that launches a package. */
async function buildPage(): Promise<string> {
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
  return page;
}

async function answerPage(
  response: ServerResponse,
  pathname: string,
  { content, page }: { readonly content: string; readonly page: string },
): Promise<void> {
  if (pathname.startsWith("/content/"))
    return answerFile(response, content, decodeURIComponent(pathname.slice("/content/".length)));
  const path = pathname.startsWith("/lms/") ? pathname.slice("/lms/".length) : "missing";
  return answerFile(response, page, path, "default-src 'self'; frame-src *");
}

/** How the end of one launch affects the start of the next, by the standard. */
function resume(cmi: LmsReport["cmi"], learner: string): object {
  const first = { core: { credit: "credit", entry: "ab-initio", lesson_mode: "normal", student_id: learner } };
  if (!cmi) return first;
  if (!("core" in cmi))
    return { ...cmi, exit: "", session_time: "PT0S", entry: cmi.exit === "suspend" ? "resume" : "" };
  const entry = cmi.core["exit"] === "suspend" ? "resume" : "";
  return { ...cmi, core: { ...cmi.core, ...first.core, entry, exit: "", session_time: "" } };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}
