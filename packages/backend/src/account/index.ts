// Knows the use cases of account links, passwords and the first administrator.
export * from "./answer-link-requests.ts";
export * from "./ask-account-link.ts";
export * from "./change-password.ts";
export * from "./change-temporary-password.ts";
export * from "./check-account-link.ts";
export * from "./erase-account.ts";
export * from "./find-client-slug.ts";
export { hashNewPassword } from "./replace-password.ts";
export * from "./reset-password.ts";
export * from "./set-up-platform.ts";
