export { readClientTerms, writeClientTerms } from "./client-terms.ts";
export { acceptTerms, findDueTerms, readTerms } from "./own-terms.ts";
