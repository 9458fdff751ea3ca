export { addPage } from "./add-page.ts";
export { addKeptPages, keepPages, PAGE_TEMPLATE } from "./kept-pages.ts";
export { PAGE_PATTERNS, type PagePattern } from "./page-patterns.ts";
