// Knows the answers that wait on a device to be sent, as they were kept there.
import * as z from "zod/mini";
import type { AnsweredSequence } from "./attempt.ts";

const goesSchema = z.array(
  z.object({
    attempt: z.string(),
    sequences: z.array(
      z.object({
        uuid: z.string(),
        questionsAnswered: z.array(z.object({ uuid: z.string(), answers: z.array(z.string()), time: z.number() })),
      }),
    ),
  }),
);

/** Of goes; nothing where nothing that can be read waits. Never throws. */
export function readPendingGoes(
  pending: unknown,
): readonly { readonly attempt: string; readonly sequences: readonly AnsweredSequence[] }[] {
  const parsed = z.object({ goes: goesSchema }).safeParse(pending);
  return parsed.success ? parsed.data.goes : [];
}
