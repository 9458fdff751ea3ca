// Knows every capability that the use cases ask for.
export type * from "./clients.ts";
export type * from "./clock.ts";
export type * from "./dice.ts";
export type * from "./document-store.ts";
export type * from "./documents.ts";
export type * from "./histories.ts";
export type * from "./login-failures.ts";
export type * from "./packager.ts";
export type * from "./password-hasher.ts";
export type * from "./perimeters.ts";
export type * from "./products.ts";
export type * from "./progress.ts";
export type * from "./sessions.ts";
export type * from "./tenancy.ts";
export type * from "./token-issuer.ts";
export type * from "./users.ts";
