// Knows the use cases of attestations.
export * from "./check-attestation.ts";
export * from "./give-attestations.ts";
export * from "./take-attestation.ts";
export * from "./take-own.ts";
