// Knows which addresses nobody can guess: more than a hundred random bits name what is there. Whoever has one is no
// guesser, so it opens whatever others of their network tried; what is wrong is counted and refused as anywhere else.
import type { RouteName } from "@academiz/contract";

const SECRET: ReadonlySet<string> = new Set<RouteName>(["readCalendar", "checkCertificate", "checkAttestation"]);

/** By the route's name in the contract. */
export const isSecretAddress = (name: string): boolean => SECRET.has(name);
