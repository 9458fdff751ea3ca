// Knows the use cases of standing in for somebody.
export { impersonate, linkImpersonation } from "./impersonate.ts";
export { leaveImpersonation } from "./leave-impersonation.ts";
