export { addPage } from "./add-page.ts";
export { addKeptPages, keepPages } from "./kept-pages.ts";
export { PAGE_PATTERNS } from "./page-patterns.ts";
export { PAGE_TEMPLATE } from "./page-template.ts";
export type { PagePattern } from "./pattern-titles.ts";
