// Knows an adaptive sequence of questions as a product (§3.208, §3.212).
import * as z from "zod/mini";
import { isTitled, PARTS_VERSION, partsSchema, rate } from "../kind/parts.ts";
import type { ProductKind } from "../kind/product-kind.ts";
import { readParts } from "../kind/read-parts.ts";

const questionSchema = z.looseObject({ uuid: z.string() });
const sequenceSchema = z.looseObject({ uuid: z.string(), questions: z.optional(z.array(questionSchema)) });
const smartSequenceSchema = z.extend(partsSchema, {
  params: z.optional(
    z.looseObject({
      title: z.optional(z.string()),
      graphicConfig: z.optional(z.looseObject({ show3dCinematic: z.optional(z.boolean()) })),
    }),
  ),
  content: z.optional(z.looseObject({ intro: z.optional(z.looseObject({ title: z.optional(z.string()) })) })),
  /** The themes, each with its questions. */
  sequences: z.optional(z.array(sequenceSchema)),
});

/** Content: it asks something. Validated: no two themes, and no two questions, go by one uuid. */
export const smartSequenceKind: ProductKind = {
  read: readParts({
    schema: smartSequenceSchema,
    findGap: (content) => (listQuestions(content).length === 0 ? "questions" : null),
    judgeSteps(content) {
      const questions = listQuestions(content);
      return {
        params: rate(isTitled(content)),
        validation: rate(questions.length > 0 && areDistinct(content.sequences ?? []) && areDistinct(questions)),
      };
    },
  }),
  create: ({ title, local, author, strategy }) => ({
    version: PARTS_VERSION,
    context: { title, ...(author && { author }) },
    // What is left out is as usual (decisions 9).
    config: { local, strategy, adaptive: { strategy: "MASTERY" } },
    params: { title, graphicConfig: { show3dCinematic: false } },
    content: { intro: { title } },
    sequences: [],
  }),
};

const listQuestions = ({ sequences = [] }: z.infer<typeof smartSequenceSchema>) =>
  sequences.flatMap(({ questions = [] }) => questions);
const areDistinct = (things: readonly { readonly uuid: string }[]): boolean =>
  new Set(things.map(({ uuid }) => uuid)).size === things.length;
