// Knows which addresses cannot be guessed: they contain more than a hundred random bits. Their holder is not guessing,
// so they work whatever others in the network tried; wrong ones are counted and refused as anywhere else.
import type { RouteName } from "@academiz/contract";

const SECRET: ReadonlySet<string> = new Set<RouteName>(["readCalendar", "checkCertificate", "checkAttestation"]);

/** By the route's name in the contract. */
export const isSecretAddress = (name: string): boolean => SECRET.has(name);
