// Knows which rules in the content of a classiz attendance is judged by (decisions 10, 11).
import * as z from "zod/mini";

const rulesSchema = z.looseObject({
  config: z.optional(z.looseObject({ params: z.optional(z.looseObject({ requiredShare: z.optional(z.unknown()) })) })),
  means: z.optional(z.array(z.looseObject({ slug: z.string() }))),
});
const shareSchema = z.number().check(z.gte(0), z.lte(100));

/** The sessions that count, and the share of their slots (0–100) that completes the classiz. */
export interface ClassizRules {
  readonly means: readonly string[];
  readonly requiredShare: number;
}

/** Every slot is required where the author's rules cannot be read or are absent. Never throws. */
export function readClassizRules(content: unknown): ClassizRules {
  const parsed = rulesSchema.safeParse(content);
  if (!parsed.success) return { means: [], requiredShare: 100 };
  const share = shareSchema.safeParse(parsed.data.config?.params?.requiredShare);
  return {
    means: (parsed.data.means ?? []).map(({ slug }) => slug),
    requiredShare: share.success ? share.data : 100,
  };
}

/**
 * How a session is signed: with the code of its slots, or without one; and who enrols: the learners themselves, or the
 * trainer.
 */
export interface MeanRules {
  readonly signing: "code" | "free";
  readonly enrolment: "open" | "trainer";
}

/**
 * `means[].signing` and `means[].enrolment` of the session with this slug; without them: signed without a code, and
 * enrolled by the trainer.
 */
export function readMeanRules(content: unknown, mean: string): MeanRules {
  const parsed = rulesSchema.safeParse(content);
  const found = parsed.success ? parsed.data.means?.find(({ slug }) => slug === mean) : undefined;
  return {
    signing: found?.["signing"] === "code" ? "code" : "free",
    enrolment: found?.["enrolment"] === "open" ? "open" : "trainer",
  };
}

/** The titles of the sessions by their slugs; a session without one is left out. */
export const readMeanTitles = (content: unknown) => readMeanTexts(content, "title");
/** What learners read of the sessions, by their slugs; a session without a description is left out. */
export const readMeanDescriptions = (content: unknown) => readMeanTexts(content, "description");

function readMeanTexts(content: unknown, name: "title" | "description"): Readonly<Record<string, string>> {
  const parsed = rulesSchema.safeParse(content);
  const written = (parsed.success ? (parsed.data.means ?? []) : []).flatMap(({ slug, [name]: text }) =>
    typeof text === "string" && text.trim() !== "" ? [[slug, text.trim()] as const] : [],
  );
  return Object.fromEntries(written);
}
