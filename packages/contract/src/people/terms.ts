// Knows the routes of the terms of use of an organisation: as they are read, and as an administrator writes them.
import { TERMS_LENGTH } from "@academiz/domain/clients";
import { isText, TEXT_FAULT } from "@academiz/domain/kernel";
import * as z from "zod/mini";
import { ADMINISTERING, defineRoute, jsonAnswer, LOOKING } from "../ground/route.ts";

const written = z.string().check(z.trim(), z.maxLength(TERMS_LENGTH), z.refine(isText, TEXT_FAULT));
const textsSchema = z.object({ fr: written, en: written });
const shown = { version: z.number(), texts: z.object({ fr: z.string(), en: z.string() }), writtenAt: z.string() };

const ownTermsSchema = z.object({
  /** Null: the organisation has none. */
  terms: z.nullable(z.object(shown)),
  /** When the current user accepted this version; null: not yet. */
  acceptedAt: z.nullable(z.string()),
});
/** The newest terms of one's organisation, and whether one accepted them. */
export type OwnTermsAnswer = z.infer<typeof ownTermsSchema>;

/** The newest terms of use of one's own organisation (§3.25), and when one accepted them. */
export const readTerms = defineRoute({
  method: "GET",
  path: "/api/terms",
  summary: "The terms of use of one's organisation, and when one accepted them.",
  admission: LOOKING,
  answer: jsonAnswer(ownTermsSchema),
});

const clientTermsSchema = z.object({
  /** 0 before any were written. */
  version: z.number(),
  texts: z.object({ fr: z.string(), en: z.string() }),
  writtenAt: z.nullable(z.string()),
});
/** The terms of a client as an administrator writes them. */
export type ClientTermsAnswer = z.infer<typeof clientTermsSchema>;

/** The terms of use of the client that one works in; version 0 and empty before any were written. */
export const readClientTerms = defineRoute({
  method: "GET",
  path: "/api/admin/terms",
  summary: "The terms of use of the client.",
  admission: ADMINISTERING,
  answer: jsonAnswer(clientTermsSchema),
});
/**
 * Write the next version of the terms, which everybody is asked to accept. Unchanged texts make no new version; empty
 * ones end the asking. `before` is the version that the caller saw. Refuses with `organisation.changed` where there is
 * a newer one by now.
 */
export const writeClientTerms = defineRoute({
  method: "PUT",
  path: "/api/admin/terms",
  summary: "Write the next version of the terms of use of the client.",
  admission: ADMINISTERING,
  body: z.object({ texts: textsSchema, before: z.number().check(z.int(), z.gte(0)) }),
  answer: jsonAnswer(clientTermsSchema),
});
