// Knows what the tokens adapter offers.
export { createDigester } from "./digester.ts";
export { createOneTimeCodes } from "./one-time-codes.ts";
export { createPasswordHasher } from "./password-hasher.ts";
export { readSecret } from "./secret.ts";
export { createTokenIssuer } from "./token-issuer.ts";
export { createVault } from "./vault.ts";
