// Knows which adapter keeps which promise when the player runs inside a SCORM package.
import type { LearnizPlayerInput } from "@academiz/application/learniz-player";
import { createPackagedLearniz, readPackage, startTelling } from "@academiz/scorm";

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
  const clock = { now: () => Date.now() };
  const { scormVersion } = content;
  const warn = (text: string) => console.warn(text);
  const started = startTelling(window, scormVersion, clock, {
    warn,
    onFault: ({ call, code, text }) => warn(`SCORM ${scormVersion} ${call} : ${code} ${text}`),
  });
  if (typeof started === "string") return started;
  const packaged = createPackagedLearniz({ content, telling: started.telling, clock, warn });
  return {
    title: content.name,
    language: readLanguage(content.config),
    finish: () => started.host.finish(),
    input: {
      mode: "STANDALONE",
      enforcesRules: true,
      ports: {
        ...packaged,
        // An LMS keeps the result of the course; attempts at its games have no place there.
        histories: { add: async () => ({ ok: true, value: undefined }) },
        clock,
      },
    },
  };
}

function readLanguage(config: unknown): "fr" | "en" {
  const local = typeof config === "object" && config !== null && "local" in config ? config.local : "EN";
  return local === "FR" ? "fr" : "en";
}
