// Knows how the API reference is made: every public entry of every published package, from the comments of its sources.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Application, Comment, ReflectionKind } from "typedoc";
import { PUBLISHED } from "../pack.mjs";

const root = resolve(import.meta.dirname, "../..");
const out = resolve(process.argv[2] ?? join(root, "docs/reference"));

/** Source of each public entry → the name that a program imports. */
function listEntries() {
  return PUBLISHED.flatMap((name) => {
    const folder = join(root, "packages", name);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return Object.keys(manifest.publishConfig.exports)
      .filter((entry) => manifest.exports[entry])
      .map((entry) => [join(folder, manifest.exports[entry]), join(manifest.name, entry)]);
  });
}

const entries = new Map(listEntries());
const app = await Application.bootstrapWithPlugins({
  name: "The packages of Academiz",
  plugin: ["typedoc-plugin-markdown"],
  entryPoints: [...entries.keys()],
  tsconfig: join(import.meta.dirname, "tsconfig.json"),
  basePath: root,
  outputs: [{ name: "markdown", path: out }],
  readme: "none",
  disableSources: true,
  excludeInternal: true,
  excludePrivate: true,
  excludeExternals: true,
  skipErrorChecking: true,
  sort: ["kind", "alphabetical"],
  logLevel: "Warn",
  // One page for each entry.
  router: "module",
  hidePageHeader: true,
  hideBreadcrumbs: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  propertiesFormat: "table",
  typeDeclarationFormat: "table",
  validation: { notExported: false, invalidLink: true, invalidPath: true },
});
const project = await app.convert();
if (!project) process.exit(1);
for (const module of project.children ?? []) {
  const source = [...entries].find(([path]) => path === join(root, module.name, "index.ts"));
  if (!source) throw new Error(`no public entry is at ${module.name}`);
  module.name = source[1];
}

const DECLARED =
  ReflectionKind.Function |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias |
  ReflectionKind.Variable |
  ReflectionKind.Class;
const hasWords = (one) =>
  one.hasComment() ||
  one.signatures?.some((signature) => signature.hasComment()) ||
  one.type?.declaration?.signatures?.some((signature) => signature.hasComment());
/** A route says what it does in its summary. */
const readSummary = (one) => one.type?.declaration?.children?.find(({ name }) => name === "summary")?.type?.value;

const silent = [];
for (const one of project.getReflectionsByKind(DECLARED)) {
  if (hasWords(one)) continue;
  const summary = readSummary(one);
  if (summary === undefined) silent.push(one.getFullName());
  else one.comment = new Comment([{ kind: "text", text: summary }]);
}
if (silent.length > 0)
  app.logger.error(`These leave a package without a word on what they promise:\n${silent.join("\n")}`);
app.validate(project);
await app.generateOutputs(project);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
