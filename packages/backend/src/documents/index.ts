// Knows the use cases of the libraries of files.
export * from "./delete-document.ts";
export * from "./folders.ts";
export * from "./list-documents.ts";
export * from "./remove-unused-bytes.ts";
export * from "./show-document.ts";
export * from "./update-document.ts";
