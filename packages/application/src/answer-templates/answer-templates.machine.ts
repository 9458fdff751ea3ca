// Knows how those who answer learners find and keep the templates of their answers (§1.27).
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer, onTrouble } from "../answering/on-answer.ts";
import type { AnswerTemplate, AnswerTemplateGateway, Trouble } from "../ports/index.ts";

/** The input of the machine. */
export interface AnswerTemplatesInput {
  readonly gateway: AnswerTemplateGateway;
}
interface Context extends AnswerTemplatesInput {
  /** Null until they are there. */
  readonly rows: readonly AnswerTemplate[] | null;
  /** Why the last template was not kept or removed. */
  readonly trouble: Trouble | null;
}
/** What can happen to templates. */
export type AnswerTemplatesEvent =
  | { type: "retry.asked" }
  /** `slug` null: a new template. */
  | { type: "template.kept"; template: { readonly slug: string | null; readonly title: string; readonly text: string } }
  | { type: "template.removed"; slug: string };
type Acting = AnswerTemplatesInput & { readonly event: AnswerTemplatesEvent };

async function act({ gateway, event }: Acting): Promise<Result<unknown, Trouble>> {
  if (event.type === "template.removed") return gateway.remove(event.slug);
  if (event.type !== "template.kept") return { ok: true, value: undefined };
  const { slug, ...written } = event.template;
  return slug === null ? gateway.add(written) : gateway.change(slug, written);
}

/** Runs in XState with an `AnswerTemplatesInput`. */
export const answerTemplatesMachine = setup({
  types: {} as { context: Context; events: AnswerTemplatesEvent; input: AnswerTemplatesInput },
  actors: {
    list: fromPromise<Result<readonly AnswerTemplate[], Trouble>, AnswerTemplatesInput>(({ input }) =>
      input.gateway.list(),
    ),
    act: fromPromise<Result<unknown, Trouble>, Acting>(({ input }) => act(input)),
  },
  actions: {
    takeRows: assign((_, rows: readonly AnswerTemplate[]) => ({ rows })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    forgetTrouble: assign({ trouble: null }),
  },
}).createMachine({
  id: "answerTemplates",
  context: ({ input }) => ({ ...input, rows: null, trouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "list",
        input: ({ context }) => context,
        onDone: onAnswer<readonly AnswerTemplate[]>()(
          { target: "ready", action: "takeRows" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": { target: "loading", actions: "forgetTrouble" } } },
    ready: {
      on: {
        "template.kept": { target: "acting", actions: "forgetTrouble" },
        "template.removed": { target: "acting", actions: "forgetTrouble" },
      },
    },
    acting: {
      invoke: {
        src: "act",
        input: ({ context: { gateway }, event }) => ({ gateway, event }),
        onDone: onTrouble("loading", { target: "ready", action: "takeTrouble" }),
      },
    },
  },
});

/** Templates as they are shown; they stay on screen while they are read again. */
export interface AnswerTemplatesView {
  readonly phase: "loading" | "ready" | "failed";
  readonly rows: readonly AnswerTemplate[];
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `answerTemplatesMachine`. Pure. */
export function connectAnswerTemplates(snapshot: SnapshotFrom<typeof answerTemplatesMachine>): AnswerTemplatesView {
  const { rows, trouble } = snapshot.context;
  return {
    phase: snapshot.matches("failed") ? "failed" : rows === null ? "loading" : "ready",
    rows: rows ?? [],
    isBusy: snapshot.matches("acting"),
    trouble,
  };
}
