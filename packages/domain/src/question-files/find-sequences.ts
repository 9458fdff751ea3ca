// Knows how to find the questions in the content of a smart sequence, in the shape that a workbook holds.
import * as z from "zod/mini";
import { type Fault, fail, listFaults, type Result, succeed } from "../kernel/index.ts";
import { FILE_KINDS, type FileSequence } from "./questions.ts";

const answerSchema = z.looseObject({ uuid: z.string(), text: z.string(), correct: z._default(z.boolean(), false) });
const questionSchema = z.looseObject({
  uuid: z.string(),
  kind: z.optional(z.enum(FILE_KINDS)),
  accepted: z.optional(z.array(z.string())),
  text: z.string(),
  level: z.optional(z.number()),
  explanation: z.optional(z.string()),
  remediation: z.optional(z.string()),
  answers: z._default(z.array(answerSchema), []),
});
const sequencesSchema = z.array(
  z.looseObject({
    uuid: z.string(),
    title: z._default(z.string(), ""),
    questions: z._default(z.array(questionSchema), []),
  }),
);

/**
 * The sequences of a content; an empty list if it has none. Fails with the questions that do not fit into a row. Never
 * throws.
 */
export function findSequences(config: unknown): Result<readonly FileSequence[], readonly Fault[]> {
  const sequences = typeof config === "object" && config !== null && "sequences" in config ? config.sequences : [];
  const parsed = sequencesSchema.safeParse(sequences);
  return parsed.success ? succeed(parsed.data as readonly FileSequence[]) : fail(listFaults(parsed.error));
}
