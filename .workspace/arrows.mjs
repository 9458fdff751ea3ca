// Knows which room may import which: the one table behind the guard, its test and docs/house.md.

/** Files that do not count as source: tests, their helpers, and configurations of tools. */
export const NOT_SOURCE = [
  "\\.test\\.tsx?$",
  "\\.e2e\\.ts$",
  "^packages/testkit/",
  "^fixtures/",
  "^shells/journeys/",
  "/testing/",
  "\\.config\\.ts$",
];
const SOURCE = { pathNot: NOT_SOURCE };

/** Matches a package however pnpm leaves it: resolved in node_modules, or bare when it is not declared. */
const library = (...names) => `(^|node_modules/)(${names.join("|")})(/|$)`;

const FRAMEWORKS = [
  "react",
  "react-dom",
  "@tanstack",
  "inversify",
  "reflect-metadata",
  "@ariakit",
  "slate[^/]*",
  "@lingui",
  "@xstate/react",
  "lucide-react",
  "@vanilla-extract",
];

/** Libraries that a floor of the core may know; everything else is forbidden there. */
const ALLOWED = {
  "^packages/domain/src/theme/": [library("@material/material-color-utilities")],
  "^packages/domain/src/(?!theme/)": [library("zod")],
  "^packages/contract/src/": ["^packages/domain/", library("zod")],
  "^packages/application/src/": ["^packages/domain/", library("xstate")],
  "^packages/backend/src/": ["^packages/(domain|contract)/", library("zod")],
};

const floors = Object.entries(ALLOWED).map(([room, allowed]) => {
  const own = room.match(/^\^(packages\/\w+)/)?.[1];
  return {
    name: `core-knows-only-its-own: ${own}${room.includes("theme/)") || !room.includes("theme") ? "" : "/theme"}`,
    comment: "The core stands on the core below it and on the few libraries of its floor",
    from: { path: room, ...SOURCE },
    to: { pathNot: [`^${own}/`, ...allowed] },
  };
});

export const ARROWS = [
  ...floors,
  {
    name: "domain-rooms-by-their-door",
    comment: "A room of the domain enters another by its index; editing is a door of learniz of its own",
    from: { path: "^packages/domain/src/([^/]+)/", ...SOURCE },
    to: {
      path: "^packages/domain/src/[^/]+/",
      pathNot: ["^packages/domain/src/$1/", "^packages/domain/src/([^/]+|learniz/editing)/index\\.ts$"],
    },
  },
  {
    name: "migrations-stand-still",
    comment: "A migration knows its folder and the kernel: it must not change because a rule did",
    from: { path: "^packages/domain/src/learniz/migrations/", ...SOURCE },
    to: { pathNot: ["^packages/domain/src/learniz/migrations/", "^packages/domain/src/kernel/"] },
  },
  {
    name: "adapters-apart",
    comment: "An adapter does not know another",
    from: { path: "^adapters/([^/]+)/", ...SOURCE },
    to: {
      path: [
        "^adapters/",
        library(
          "@academiz/(http|storage|scorm|postgres|documents|tokens|packaging|mail|push|archive|live|hub|spreadsheet|pdf|jobs|mercure)",
        ),
      ],
      pathNot: "^adapters/$1/",
    },
  },
  {
    name: "adapters-know-ports-only",
    comment: "An adapter knows the ports, never a machine or a use case",
    from: { path: "^adapters/", ...SOURCE },
    to: { path: "^packages/(application|backend)/src/", pathNot: "^packages/(application|backend)/src/ports/" },
  },
  {
    name: "adapters-below-shells",
    from: { path: "^adapters/" },
    to: { path: ["^shells/", library("@academiz/(ui|back-office|front|player|server|journeys)")] },
  },
  {
    name: "adapters-without-frameworks",
    from: { path: "^adapters/", ...SOURCE },
    to: { path: library(...FRAMEWORKS) },
  },
  {
    name: "shells-apart",
    comment: "A shell knows no other shell but the design system",
    from: { path: "^shells/([^/]+)/", pathNot: "\\.config\\.ts$" },
    to: {
      path: ["^shells/", library("@academiz/(back-office|front|player|server|journeys)")],
      pathNot: ["^shells/$1/", "^shells/ui/"],
    },
  },
  {
    name: "adapters-in-compose-only",
    comment: "compose.ts and its like are the only files of a shell that meets adapters and the container",
    from: {
      path: "^shells/",
      pathNot: [
        "/compose\\.ts$",
        "/compose-(package|game|scorm|attachment|sequence|backup|shell|world|live|repositories|tools|notes|late|operator|offline|pages|worker|kept|link)\\.ts$",
        ...NOT_SOURCE,
      ],
    },
    to: { path: ["^adapters/", library("inversify", "reflect-metadata")] },
  },
  {
    name: "views-draw",
    comment: "React shells never reach the network by themselves",
    from: { path: "^shells/(ui|back-office|front|player)/", ...SOURCE },
    to: { path: ["^packages/(contract|backend)/", library("ofetch")] },
  },
  {
    name: "source-stands-on-no-test",
    comment: "Source never stands on the test kit, the fixtures or a test",
    from: { path: "^(packages|adapters|shells)/", ...SOURCE },
    to: { path: ["^packages/testkit/", "^fixtures/", "\\.test\\.tsx?$", library("@academiz/(testkit|fixtures)")] },
  },
  {
    name: "oracles-judge-alone",
    comment: "An oracle imports nothing from the engine that it judges",
    from: { path: "\\.oracle\\.ts$" },
    to: { path: "^packages/domain/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "oracle-of-progress-alone",
    comment: "The oracle of the test kit stands on nothing at all: not on the engine, not even on its types",
    from: { path: "^packages/testkit/src/oracle/", pathNot: "\\.test\\.ts$" },
    to: { pathNot: "^packages/testkit/src/oracle/" },
  },
  {
    name: "testkit-reads-no-file",
    comment: "The command line of the test kit alone reads files",
    from: {
      path: "^packages/testkit/src/",
      pathNot: ["\\.test\\.ts$", "^packages/testkit/src/check/(main|command)\\.ts$"],
    },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "everything-resolves",
    from: {},
    to: { couldNotResolve: true, pathNot: "(\\?|^@lingui/.*/macro$|^virtual:)" },
  },
].map((rule) => ({ severity: "error", ...rule }));

export const CRUISE_OPTIONS = {
  doNotFollow: { path: "node_modules" },
  exclude: { path: "(^|/)(dist|dist-scorm|node_modules/.cache|\\.cache)/" },
  tsPreCompilationDeps: true,
  skipAnalysisNotInRules: true,
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "types", "default"],
    extensions: [".ts", ".tsx", ".js", ".mjs"],
  },
};
