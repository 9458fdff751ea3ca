// Knows the use cases that bring files into a library.
export * from "./issue-upload-token.ts";
export * from "./partial-upload.ts";
export * from "./prune-uploads.ts";
export * from "./replace-document.ts";
export * from "./upload-document.ts";
export * from "./upload-scorm.ts";
