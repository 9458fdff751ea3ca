// Knows the use cases of attestations.
export * from "./give-attestations.ts";
export * from "./take-attestation.ts";
