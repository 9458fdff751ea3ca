export { addPage } from "./add-page.ts";
export { PAGE_PATTERNS, type PagePattern } from "./page-patterns.ts";
