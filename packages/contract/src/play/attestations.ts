// Knows the routes by which what somebody was there for is attested to them and to who paid (decisions 11).
import { ATTESTATION_KINDS } from "@academiz/domain/classiz";
import * as z from "zod/mini";
import { type Admission, defineRoute, fileAnswer, PLAYING } from "../ground/route.ts";

const text = z.string().check(z.maxLength(200));
/** As those who run slots: administrators every one of the client, trainers their own; in person. */
const RUNNING = {
  kind: "token",
  roles: ["ROLE_TRAINER", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session"],
} as const satisfies Admission;
const kind = z.enum(ATTESTATION_KINDS);
/** Where whoever reads it is, as the names of time zones are written: `Europe/Paris`. Unknown: UTC. */
const zone = z._default(text, "UTC");

/**
 * Attestations of attendance, or certificates of completion, of the session of a slot: a page or more for `userId`, or
 * for everybody in the slot who was there once their session has ended; one tagged PDF in the caller's language. Each
 * is numbered at the first call, and keeps its number; what was given again says so. Refuses with `not-found`, also for
 * a slot that a trainer does not run, with `attestation.not-earned` where nothing is to be attested, and with
 * `attestation.too-many` for more than 300 people, 400 slots of the session, or 5,000 of both together.
 */
export const giveAttestations = defineRoute({
  method: "POST",
  path: "/api/admin/slot/{slotId}/attestations",
  summary: "Attest the session of a slot to one of its people, or to all who were there: a PDF.",
  admission: RUNNING,
  params: z.object({ slotId: text }),
  body: z.object({ kind, userId: z._default(z.nullable(text), null), zone }),
  answer: fileAnswer("application/pdf"),
});
/**
 * The learner's own, of a session that has ended for them, as `giveAttestations`. Refuses with `not-found`,
 * `attestation.not-earned`, `attestation.too-many`; with `scope.refused` when the token is of another product.
 */
export const takeAttestation = defineRoute({
  method: "POST",
  path: "/api/classiz/{perimeterSlug}/attestation",
  summary: "The learner's own attestation, or certificate of completion, of a session that has ended: a PDF.",
  admission: PLAYING,
  params: z.object({ perimeterSlug: text }),
  body: z.object({ kind, mean: text, zone }),
  answer: fileAnswer("application/pdf"),
});
