// Knows which adapter keeps which promise when the player runs inside a package: in an LMS, or in a browser alone.
import type { LearnizPlayerInput } from "@academiz/application/learniz-player";
import { createPackagedLearniz, type PackageContent, readPackage, startTelling } from "@academiz/scorm";
import { createKeptProgress } from "@academiz/storage";

export type PackageFailure = "no-content" | "no-lms" | "lms-refused";

export interface Package {
  readonly input: LearnizPlayerInput;
  readonly title: string;
  readonly language: "fr" | "en";
  /** The last words to the LMS; once is enough. */
  readonly finish: () => void;
}

const clock = { now: () => Date.now() };
const warn = (text: string) => console.warn(text);
/** Neither an LMS nor a browser alone has a place for attempts at games: the result of the course is kept. */
const histories = { add: async () => ({ ok: true, value: undefined }) as const };
/** What is told is kept at once: nothing waits on the device. */
const journal = { keep: () => {}, readPending: () => null, forget: () => {} };

export function composePackage(params: unknown): Package | PackageFailure {
  const content = readPackage(params);
  if (!content) return "no-content";
  const composed = content.host === "web" ? composeWeb(content) : composeScorm(content, content.host);
  if (typeof composed === "string") return composed;
  return {
    title: content.name,
    language: readLanguage(content.config),
    finish: composed.finish,
    input: { mode: "STANDALONE", enforcesRules: true, ports: { ...composed.ports, journal, histories, clock } },
  };
}

interface Composed {
  readonly ports: Pick<LearnizPlayerInput["ports"], "source" | "gateway">;
  readonly finish: () => void;
}

function composeScorm(content: PackageContent, version: "1.2" | "2004"): Composed | PackageFailure {
  const started = startTelling(window, version, clock, {
    warn,
    onFault: ({ call, code, text }) => warn(`SCORM ${version} ${call} : ${code} ${text}`),
  });
  if (typeof started === "string") return started;
  const ports = createPackagedLearniz({ content, telling: started.telling, clock, warn });
  return { ports, finish: () => started.host.finish() };
}

function composeWeb(content: PackageContent): Composed {
  const { gateway, read } = createKeptProgress(localStorage, content.productSlug);
  const load = async () => ({ ok: true, value: { ...content, storedProgress: read(), returnUrl: null } }) as const;
  return { ports: { source: { load }, gateway }, finish: () => {} };
}

function readLanguage(config: unknown): "fr" | "en" {
  const local = typeof config === "object" && config !== null && "local" in config ? config.local : "EN";
  return local === "FR" ? "fr" : "en";
}
