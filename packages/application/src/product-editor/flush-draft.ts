// Knows when what the author sees is stored, for what is done with the stored course outside the editor.
import type { Result } from "@academiz/domain/kernel";
import { type ActorRefFrom, type SnapshotFrom, waitFor } from "xstate";
import type { Trouble } from "../ports/index.ts";
import type { productEditorMachine } from "./product-editor.machine.ts";

const ON_ITS_WAY = ["saving", "publishing", "previewing", "copying"] as const;

/**
 * Saves at once and waits for the answer; ok also when nothing was to be saved. A failure is the one that the editor
 * shows beside the draft: it goes on trying, or waits for the author, as after any other save (§8.10).
 * @throws Error when the editor is closed meanwhile.
 */
export async function flushDraft(editor: ActorRefFrom<typeof productEditorMachine>): Promise<Result<null, Trouble>> {
  for (;;) {
    editor.send({ type: "save.asked" });
    const settled = await waitFor(editor, (snapshot) => !isOnItsWay(snapshot));
    if (settled.matches({ editing: { storing: "resting" } })) return { ok: true, value: null };
    // What was written while a save or a publication was on its way is stored by the next one.
    if (settled.matches({ editing: { storing: "waiting" } })) continue;
    const { saveTrouble, trouble } = settled.context;
    return { ok: false, error: saveTrouble ?? trouble ?? { kind: "conflict", detail: "draft.conflicting" } };
  }
}

const isOnItsWay = (snapshot: SnapshotFrom<typeof productEditorMachine>): boolean =>
  snapshot.matches("opening") || ON_ITS_WAY.some((storing) => snapshot.matches({ editing: { storing } }));
