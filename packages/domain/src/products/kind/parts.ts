// Knows the parts that the content of most types of product share (§3.81–§3.101).
import * as z from "zod/mini";
import { coverSchema, type ProductCard, readDifficulty, type StepStatus, showCover } from "../../catalog/index.ts";

/** The content version in which new products of these types are written. */
export const PARTS_VERSION = "1.0.0";

const text = z.optional(z.string());

/** What a product says about itself (§3.81–§3.86); `duration` is in seconds. */
export const contextSchema = z.looseObject({
  title: z.string(),
  subtitle: text,
  author: text,
  /** The description (§3.83). */
  lesson: text,
  duration: z.optional(z.nullable(z.number().check(z.gte(0)))),
  explanation: text,
  isSimplify: z.optional(z.boolean()),
  cover: z.optional(coverSchema),
});

/** What authors did to it outside its content (§3.76–§3.80). */
const editionInfoSchema = z.looseObject({
  ssoLinks: z.optional(z.array(z.looseObject({ link: z.string(), mode: text, expiration: z.optional(z.number()) }))),
  paramsStatus: z.optional(z.nullable(z.string())),
  createStatus: z.optional(z.nullable(z.string())),
});

/** The parts of every type but learniz: other fields are kept as they are. */
export const partsSchema = z.looseObject({
  version: text,
  context: contextSchema,
  config: z.optional(z.looseObject({ local: text, strategy: text })),
  editionInfo: z.optional(editionInfoSchema),
});
export type Parts = z.infer<typeof partsSchema>;

/** The language; French where none is written, because such contents come from French clients. */
export const readLanguage = (local: string | undefined): "FR" | "EN" =>
  local?.toUpperCase().startsWith("EN") ? "EN" : "FR";

export function describeParts({ context, config }: Parts): ProductCard {
  const difficulty = readDifficulty(config?.["difficulty"]);
  return {
    title: context.title,
    description: context.lesson ?? null,
    language: readLanguage(config?.local),
    duration: context.duration ?? null,
    ...showCover(context.cover),
    ...(difficulty && { difficulty }),
  };
}

export const rate = (isDone: boolean): StepStatus => (isDone ? "DONE" : "UNDONE");
/** An author made or uploaded something (§3.79, §4.133, §4.134). */
export const isTouched = ({ editionInfo }: Parts): boolean =>
  editionInfo?.createStatus === "TOUCHED" || editionInfo?.paramsStatus === "TOUCHED";
export const isTitled = ({ context }: Parts): boolean => context.title.trim() !== "";
