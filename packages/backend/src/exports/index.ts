// Knows the use cases of exports: those that are waited for, and those that are made in the background.
export { beginExport, MOST_EXPORTS, MOST_UNDER_WAY } from "./begin-export.ts";
export { exportAtOnce } from "./export-at-once.ts";
export { EXPORT_KEPT } from "./export-job.ts";
export { listExports, readExport, readExportFile, removeExport } from "./follow-export.ts";
export type { ExportInput } from "./prepared-export.ts";
