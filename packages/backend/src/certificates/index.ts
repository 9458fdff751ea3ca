// Knows the use cases of certificates.
export * from "./check-certificate.ts";
export * from "./issue-certificate.ts";
export * from "./print-certificate.ts";
