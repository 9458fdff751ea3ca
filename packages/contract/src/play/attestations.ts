// Knows the routes of attestations: they tell a person, and whoever paid, what the person attended (decisions 11).
import { ACTION_NATURES, ATTESTATION_KINDS } from "@academiz/domain/classiz";
import * as z from "zod/mini";
import { type Admission, defineRoute, fileAnswer, jsonAnswer, PLAYING, PUBLIC, SIGNED_IN } from "../ground/route.ts";

const text = z.string().check(z.maxLength(200));
/** The people who run slots, in person: administrators all slots of the client, trainers their own. */
const RUNNING = {
  kind: "token",
  roles: ["ROLE_TRAINER", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session"],
} as const satisfies Admission;
const kind = z.enum(ATTESTATION_KINDS);
/** The reader's time zone, such as `Europe/Paris`; UTC for an unknown one. */
const zone = z._default(text, "UTC");

/**
 * Attestations of attendance, or certificates of completion, of the session of a slot: at least one page for `userId`,
 * or for everybody in the slot who attended and whose session has ended; one tagged PDF in the caller's language. Each
 * gets a number at the first call, and keeps it; a further copy says that it is one. Refuses with `not-found`, also for
 * a slot that a trainer does not run, with `attestation.not-earned` where there is nothing to attest, and with
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
 * The learner's own attestation of a session that has ended for them, as `giveAttestations` makes it. Refuses with
 * `not-found`, `attestation.not-earned`, `attestation.too-many`; with `scope.refused` when the token is of another
 * product.
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

/** An attestation that somebody was given, as a row of a list. */
export const givenAttestationSchema = z.object({
  /** As it is printed: `2026-000042`. */
  number: z.string(),
  /** Part of the address by which anybody checks it. */
  code: z.string(),
  kind,
  course: z.string(),
  session: z.string(),
  /** ISO timestamp. */
  issuedAt: z.string(),
});

const checkSchema = z.object({
  kind,
  number: z.string(),
  /** Null: the person's account was erased, and their name with it. */
  learner: z.nullable(z.string()),
  employer: z.string(),
  provider: z.string(),
  course: z.string(),
  session: z.string(),
  nature: z.enum(ACTION_NATURES),
  /** ISO timestamps of the first and the last date; null where none is told. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** Seconds attended, of those that were planned. */
  seconds: z.number(),
  planned: z.number(),
  /** ISO timestamps of the first copy and the last one, and how many copies there were. */
  issuedAt: z.string(),
  givenAt: z.string(),
  givenCount: z.number(),
});
/** The answer to anybody who checks an attestation: what its last copy says, as far as it is still true. */
export type AttestationCheck = z.infer<typeof checkSchema>;

/**
 * Whether an attestation, or a certificate of completion, is genuine, for whoever has its address: what its last copy
 * says, with those dates that its person attended by the present marks. Refuses with `not-found`, and with
 * `attestation.not-earned` where all of its dates were corrected.
 */
export const checkAttestation = defineRoute({
  method: "GET",
  path: "/api/attestation/{code}",
  summary: "Whether an attestation is genuine, for whoever has its address.",
  admission: PUBLIC,
  params: z.object({ code: text }),
  answer: jsonAnswer(checkSchema),
});
/**
 * An attestation that the caller was given, once more as a PDF, by the code in its address, whether or not its
 * classroom is still open to them. Refuses with `not-found`, also for somebody else's, and as `takeAttestation` does
 * where it is no longer true.
 */
export const takeOwnAttestation = defineRoute({
  method: "POST",
  path: "/api/me/attestations/{code}",
  summary: "An attestation that the caller was given, again: a PDF.",
  admission: SIGNED_IN,
  params: z.object({ code: text }),
  body: z.object({ zone }),
  answer: fileAnswer("application/pdf"),
});
