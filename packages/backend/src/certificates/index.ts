// Knows the use cases of certificates.
export { checkCertificate } from "./check-certificate.ts";
export * from "./issue-certificate.ts";
export * from "./print-certificate.ts";
export * from "./revoke-certificate.ts";
