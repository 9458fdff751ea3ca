// Knows what of a classiz' content attendance is held against (decisions 10, 11).
import * as z from "zod/mini";

const rulesSchema = z.looseObject({
  config: z.optional(z.looseObject({ params: z.optional(z.looseObject({ requiredShare: z.optional(z.unknown()) })) })),
  means: z.optional(z.array(z.looseObject({ slug: z.string() }))),
});
const shareSchema = z.number().check(z.gte(0), z.lte(100));

/** The sessions by which it is held, and the share of their slots (0–100) that completes it. */
export interface ClassizRules {
  readonly means: readonly string[];
  readonly requiredShare: number;
}

/** Every slot is required where the author says nothing that can be read. Never throws. */
export function readClassizRules(content: unknown): ClassizRules {
  const parsed = rulesSchema.safeParse(content);
  if (!parsed.success) return { means: [], requiredShare: 100 };
  const share = shareSchema.safeParse(parsed.data.config?.params?.requiredShare);
  return {
    means: (parsed.data.means ?? []).map(({ slug }) => slug),
    requiredShare: share.success ? share.data : 100,
  };
}
