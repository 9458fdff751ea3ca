export * from "./browser-push.ts";
export * from "./browser-reading-journal.ts";
export * from "./holds-site.ts";
export * from "./kept-products.ts";
export * from "./kept-results.ts";
export * from "./pushed-news.ts";
export * from "./site-answers.ts";
export * from "./watch-site.ts";
