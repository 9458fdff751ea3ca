// Knows when what the author sees is stored, for what is done with the stored course outside the editor.
import type { Result } from "@academiz/domain/kernel";
import { waitFor } from "xstate";
import type { Trouble } from "../ports/index.ts";
import type { Editor, EditorSnapshot } from "./product-editor.machine.ts";

const ON_ITS_WAY = ["publishing", "previewing", "copying"] as const;

/**
 * Saves at once and waits for the answer; ok also when nothing was to be saved. A failure is the one that the editor
 * shows beside the draft: it goes on trying, or waits for the author, as after any other save (§8.10).
 * @throws Error when the editor is closed meanwhile.
 */
export async function flushDraft<Draft extends object, Edit>(
  editor: Editor<Draft, Edit>,
): Promise<Result<null, Trouble>> {
  for (;;) {
    editor.send({ type: "save.asked" });
    const settled = await waitFor(editor, (snapshot) => !isOnItsWay(snapshot));
    const { context } = settled;
    if (settled.matches("editing") && context.saving === "resting") return { ok: true, value: null };
    // What was written while a save or a publication was on its way is stored by the next one.
    if (context.saving === "waiting") continue;
    const { saveTrouble, trouble } = context;
    return { ok: false, error: saveTrouble ?? trouble ?? { kind: "conflict", detail: "draft.conflicting" } };
  }
}

const isOnItsWay = <Draft extends object, Edit>(snapshot: EditorSnapshot<Draft, Edit>): boolean =>
  snapshot.matches("opening") ||
  snapshot.context.saving === "sending" ||
  ON_ITS_WAY.some((storing) => snapshot.matches({ editing: { storing } }));
