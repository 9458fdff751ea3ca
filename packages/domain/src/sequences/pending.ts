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

/** What waits: the answers of each go, and when the last of them was given (ISO). */
export interface PendingGoes {
  readonly goes: readonly { readonly attempt: string; readonly sequences: readonly AnsweredSequence[] }[];
  readonly eventDate: string | undefined;
}

/** No goes where nothing that can be read waits. Never throws. */
export function readPendingGoes(pending: unknown): PendingGoes {
  const parsed = z.object({ goes: goesSchema, eventDate: z.string() }).safeParse(pending);
  return parsed.success ? parsed.data : { goes: [], eventDate: undefined };
}
