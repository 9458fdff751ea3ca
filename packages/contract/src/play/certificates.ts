// Knows the routes of certificates: learners get one for a completed course, and anybody who is shown one checks it.
import * as z from "zod/mini";
import { nameField } from "../ground/fields.ts";
import { ADMINISTERING, defineRoute, fileAnswer, jsonAnswer, PLAYING, PUBLIC } from "../ground/route.ts";

const perimeterParam = z.object({ perimeterSlug: z.string() });
const issuedSchema = z.object({
  /** As it is printed: `2026-000042`. */
  number: z.string(),
  /** Part of the address by which anybody checks it. */
  code: z.string(),
  /** ISO timestamp. */
  issuedAt: z.string(),
});
/** A certificate for its learner; `issuedAt` is an ISO timestamp. */
export type IssuedCertificate = z.infer<typeof issuedSchema>;
const checkSchema = z.object({
  number: z.string(),
  /** Null: the person's account was erased, and their name with it. */
  learner: z.nullable(z.string()),
  /** Words of the certificate; empty: the product's own. */
  title: z.string(),
  course: z.string(),
  /** The name of the client. */
  issuer: z.string(),
  /** ISO timestamps. */
  completedAt: z.string(),
  issuedAt: z.string(),
  /** Null while it stands. */
  revokedAt: z.nullable(z.string()),
  /** The client's time zone, such as `Europe/Paris`, in which its days are shown. */
  timeZone: z.string(),
});
/** The answer to anybody who checks a certificate: nothing but what it says. Dates are ISO timestamps. */
export type CertificateCheck = z.infer<typeof checkSchema>;

/**
 * The learner's certificate of a course that they finished: numbered at the first call, and the same at every later
 * one. Refuses with `certificate.not-earned`, `certificate.revoked`; with `not-found` where the course gives none; with
 * `scope.refused` when the token is of another product.
 */
export const issueCertificate = defineRoute({
  method: "POST",
  path: "/api/certificates/{perimeterSlug}",
  summary: "Give the learner the numbered certificate of a course that they finished: asked for again, the same one.",
  admission: PLAYING,
  params: perimeterParam,
  answer: jsonAnswer(issuedSchema),
});
/**
 * The certificate that was given, as a tagged PDF of one page. Refuses with `not-found` before it was given, with
 * `certificate.revoked`, `scope.refused`.
 */
export const printCertificate = defineRoute({
  method: "GET",
  path: "/api/certificates/{perimeterSlug}/pdf",
  summary: "The learner's certificate as a tagged PDF of one page.",
  admission: PLAYING,
  params: perimeterParam,
  answer: fileAnswer("application/pdf"),
});
/** Whether a certificate is genuine, for whoever has its address. Refuses with `not-found`. */
export const checkCertificate = defineRoute({
  method: "GET",
  path: "/api/certificate/{code}",
  summary: "Whether a certificate is genuine, for whoever has its address.",
  admission: PUBLIC,
  params: z.object({ code: z.string() }),
  answer: jsonAnswer(checkSchema),
});
/**
 * Withdraw a certificate of one's client, by the code in its address: it is no longer given, and anybody who checks it
 * is told so. `reason` is kept among the events of the learner's account. Repeating it changes nothing. Refuses with
 * `not-found`.
 */
export const revokeCertificate = defineRoute({
  method: "DELETE",
  path: "/api/admin/certificates/{code}",
  summary: "Withdraw a certificate of one's client, by the code in its address: whoever checks it hears so.",
  admission: ADMINISTERING,
  params: z.object({ code: z.string() }),
  body: z.object({ reason: nameField() }),
  answer: jsonAnswer(checkSchema),
});
