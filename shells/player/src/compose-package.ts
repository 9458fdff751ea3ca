// Knows which adapter keeps which promise when the player runs inside a SCORM package.
import type { LearnizPlayerInput } from "@academiz/application/learniz-player";
import { createPackagedLearniz, findScorm12Api, readPackage, startScorm12 } from "@academiz/scorm";

export type PackageFailure = "no-content" | "no-lms" | "lms-refused";

export interface Package {
  readonly input: LearnizPlayerInput;
  readonly title: string;
  readonly language: "fr" | "en";
  /** The last words to the LMS; once is enough. */
  readonly finish: () => void;
}

export function composePackage(params: unknown): Package | PackageFailure {
  const content = readPackage(params);
  if (!content) return "no-content";
  const api = findScorm12Api(window);
  if (!api) return "no-lms";
  const runtime = startScorm12(api, ({ call, code, text }) => console.warn(`SCORM 1.2 ${call} : ${code} ${text}`));
  if (!runtime) return "lms-refused";
  const packaged = createPackagedLearniz({
    content,
    runtime,
    now: () => Date.now(),
    warn: (text) => console.warn(text),
  });
  return {
    title: content.name,
    language: readLanguage(content.config),
    finish: () => runtime.finish(),
    input: {
      mode: "STANDALONE",
      enforcesRules: true,
      ports: {
        ...packaged,
        // An LMS keeps the result of the course; attempts at its games have no place there.
        histories: { add: async () => ({ ok: true, value: undefined }) },
        clock: { now: () => Date.now() },
      },
    },
  };
}

function readLanguage(config: unknown): "fr" | "en" {
  const local = typeof config === "object" && config !== null && "local" in config ? config.local : "EN";
  return local === "FR" ? "fr" : "en";
}
