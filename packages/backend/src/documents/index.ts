// Knows the use cases of the libraries of files.
export * from "./delete-document.ts";
export { createFileRights, type FileRights } from "./file-rights.ts";
export * from "./folders.ts";
export * from "./issue-upload-token.ts";
export * from "./list-documents.ts";
export * from "./remove-nameless.ts";
export * from "./replace-document.ts";
export * from "./show-document.ts";
export * from "./update-document.ts";
export * from "./upload-document.ts";
export * from "./upload-scorm.ts";
