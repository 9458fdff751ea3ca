// Knows what the tokens adapter offers.
export { createPasswordHasher } from "./password-hasher.ts";
export { readSecret } from "./secret.ts";
export { createTokenIssuer } from "./token-issuer.ts";
export { createVault } from "./vault.ts";
