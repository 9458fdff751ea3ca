// Knows when the visible draft is stored, for actions outside the editor that use the stored course.
import type { Result } from "@academiz/domain/kernel";
import { waitFor } from "xstate";
import type { Trouble } from "../ports/index.ts";
import type { Editor, EditorSnapshot } from "./product-editor.machine.ts";

const ON_ITS_WAY = ["publishing", "previewing", "copying"] as const;

/**
 * Saves at once and waits for the answer; succeeds also if there is nothing to save. The editor shows a failure beside
 * the draft: it tries again, or waits for the author, as after any other save (§8.10). @throws Error if the editor is
 * closed meanwhile.
 */
export async function flushDraft<Draft extends object, Edit>(
  editor: Editor<Draft, Edit>,
): Promise<Result<null, Trouble>> {
  for (;;) {
    editor.send({ type: "save.asked" });
    const settled = await waitFor(editor, (snapshot) => !isOnItsWay(snapshot));
    const { context } = settled;
    if (settled.matches("editing") && context.saving === "resting") return { ok: true, value: null };
    // Changes made during a save or a publication are stored by the next save.
    if (context.saving === "waiting") continue;
    const { saveTrouble, trouble } = context;
    return { ok: false, error: saveTrouble ?? trouble ?? { kind: "conflict", detail: "draft.conflicting" } };
  }
}

const isOnItsWay = <Draft extends object, Edit>(snapshot: EditorSnapshot<Draft, Edit>): boolean =>
  snapshot.matches("opening") ||
  snapshot.context.saving === "sending" ||
  ON_ITS_WAY.some((storing) => snapshot.matches({ editing: { storing } }));
