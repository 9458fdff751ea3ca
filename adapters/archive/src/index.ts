// Knows what the archive adapter offers.
export { openArchive } from "./open-archive.ts";
export { readWorkbook } from "./workbook/read-workbook.ts";
export { writeWorkbook } from "./workbook/write-workbook.ts";
export { createArchive } from "./write-archive.ts";
export { createZipReader } from "./zip/zip-reader.ts";
