// Knows which documents go with a classroom, and from when on learners get each of them.
import * as z from "zod/mini";

/** Before the learner's session, from its beginning on, or once it is over. */
export const DOCUMENT_TIMES = ["before", "during", "after"] as const;
export type DocumentTime = (typeof DOCUMENT_TIMES)[number];

/** A file of the library, by its slug. */
export interface SessionDocument {
  readonly slug: string;
  readonly when: DocumentTime;
}

/** How contents name a file of the library. */
const FILE = /^document:([\w-]+)$/;
const contentSchema = z.looseObject({ sessionDocuments: z.array(z.unknown()) });
const documentSchema = z.object({ source: z.string(), when: z.enum(DOCUMENT_TIMES) });

/** `sessionDocuments` of the content, in their order, each file once. What cannot be read is left out. Never throws. */
export function readSessionDocuments(content: unknown): readonly SessionDocument[] {
  const parsed = contentSchema.safeParse(content);
  const kept = new Map<string, SessionDocument>();
  for (const written of parsed.success ? parsed.data.sessionDocuments : []) {
    const { success, data } = documentSchema.safeParse(written);
    const slug = FILE.exec(data?.source ?? "")?.[1];
    if (success && slug !== undefined && !kept.has(slug)) kept.set(slug, { slug, when: data.when });
  }
  return [...kept.values()];
}

/** As a content names them. */
export const writeSessionDocuments = (documents: readonly SessionDocument[]) =>
  documents.map(({ slug, when }) => ({ source: `document:${slug}`, when }));

/** A slot in which a learner has a place; ISO timestamps. */
export interface HeldSlot {
  readonly mean: string;
  /** From when on the slot can be signed: people are coming in. */
  readonly signableFrom: string;
  readonly endAt: string;
}

/**
 * Which documents a learner with these slots has now. Documents for before: always. For during: once the first slot
 * can be signed. For after: once all slots of one session have ended.
 */
export function findOpenTimes(slots: readonly HeldSlot[], now: number): ReadonlySet<DocumentTime> {
  const hasBegun = slots.some(({ signableFrom }) => now >= Date.parse(signableFrom));
  const isGoingOn = new Set(slots.flatMap(({ mean, endAt }) => (now < Date.parse(endAt) ? [mean] : [])));
  const hasEnded = slots.some(({ mean }) => !isGoingOn.has(mean));
  return new Set<DocumentTime>([
    "before",
    ...(hasBegun ? ["during" as const] : []),
    ...(hasEnded ? ["after" as const] : []),
  ]);
}
