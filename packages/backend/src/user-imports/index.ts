// Knows the use cases of files of users.
export { beginImport } from "./begin-import.ts";
export { applyImport, cancelImport, readImport } from "./follow-import.ts";
export { listImports } from "./list-imports.ts";
export { exportUsers, readLastFile, writeTemplate } from "./write-files.ts";
