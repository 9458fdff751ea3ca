// Knows the use cases of smart sequences in workbooks.
export * from "./import-questions.ts";
export * from "./read-levels.ts";
export * from "./read-rows.ts";
export * from "./write-workbook.ts";
