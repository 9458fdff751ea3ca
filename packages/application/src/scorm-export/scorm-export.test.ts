import type { Result } from "@academiz/domain/kernel";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { ExportOptions, Trouble } from "../ports/index.ts";
import { connectScormExport, scormExportMachine } from "./scorm-export.machine.ts";

type Archive = { readonly name: string; readonly bytes: Uint8Array };
const options: ExportOptions = { title: "Fire", language: "EN", draft: true };

async function exportOnce(answer: Result<Archive, Trouble>) {
  const saved: Archive[] = [];
  const asked: unknown[] = [];
  const library = {
    exportScorm: async (slug: string, given: ExportOptions) => {
      asked.push([slug, given]);
      return answer;
    },
  };
  const actor = createActor(scormExportMachine, {
    input: { slug: "fire", library, files: { save: (file) => saved.push(file) } },
  });
  actor.start();
  actor.send({ type: "export.asked", options });
  expect(connectScormExport(actor.getSnapshot()).isExporting).toBe(true);
  const snapshot = await waitFor(actor, (state) => state.matches("waiting"));
  return { view: connectScormExport(snapshot), saved, asked };
}

test("§1.24 what the server packed is saved on the device, once, under its name", async () => {
  const archive = { name: "fire.zip", bytes: new Uint8Array([80, 75]) };
  const { view, saved, asked } = await exportOnce({ ok: true, value: archive });
  expect(asked).toEqual([["fire", options]]);
  expect(saved).toEqual([archive]);
  expect(view).toEqual({ isExporting: false, savedAs: "fire.zip", trouble: null });
});

test("an export that failed saves nothing and says why", async () => {
  const trouble: Trouble = { kind: "invalid", detail: "content.invalid" };
  const { view, saved } = await exportOnce({ ok: false, error: trouble });
  expect(saved).toEqual([]);
  expect(view).toEqual({ isExporting: false, savedAs: null, trouble });
});
