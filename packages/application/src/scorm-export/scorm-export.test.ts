import type { Result } from "@academiz/domain/kernel";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { ExportOptions, Trouble } from "../ports/index.ts";
import { connectScormExport, scormExportMachine } from "./scorm-export.machine.ts";

type Archive = { readonly name: string; readonly bytes: Uint8Array };
const options: ExportOptions = { format: "2004", title: "Fire", language: "EN", draft: true };

const STORED: Result<unknown, Trouble> = { ok: true, value: null };

async function exportOnce(answer: Result<Archive, Trouble>, given = options, flushed = STORED) {
  const saved: Archive[] = [];
  const asked: unknown[] = [];
  const flush = async () => {
    asked.push("flush");
    return flushed;
  };
  const library = {
    exportScorm: async (slug: string, chosen: ExportOptions) => {
      asked.push([slug, chosen]);
      return answer;
    },
  };
  const actor = createActor(scormExportMachine, {
    input: { slug: "fire", library, flush, files: { save: (file) => saved.push(file) } },
  });
  actor.start();
  actor.send({ type: "export.asked", options: given });
  expect(connectScormExport(actor.getSnapshot()).isExporting).toBe(true);
  const snapshot = await waitFor(actor, (state) => state.matches("waiting"));
  return { view: connectScormExport(snapshot), saved, asked };
}

test("§1.24 what the server packed is saved on the device, once, under its name", async () => {
  const archive = { name: "fire.zip", bytes: new Uint8Array([80, 75]) };
  const { view, saved, asked } = await exportOnce({ ok: true, value: archive });
  expect(asked).toEqual(["flush", ["fire", options]]);
  expect(saved).toEqual([archive]);
  expect(view).toEqual({ isExporting: false, savedAs: "fire.zip", trouble: null });
});

test("an export that failed saves nothing and says why", async () => {
  const trouble: Trouble = { kind: "invalid", detail: "content.invalid" };
  const { view, saved } = await exportOnce({ ok: false, error: trouble });
  expect(saved).toEqual([]);
  expect(view).toEqual({ isExporting: false, savedAs: null, trouble });
});

test("§1.24 what is published is packed as it is: the draft is not saved for it", async () => {
  const published = { ...options, draft: false };
  const { asked } = await exportOnce({ ok: true, value: { name: "fire.zip", bytes: new Uint8Array() } }, published);
  expect(asked).toEqual([["fire", published]]);
});

test("§13 (decisions) a draft that could not be saved is not exported in an older state: it is told why", async () => {
  const conflict: Trouble = { kind: "conflict", detail: "content.conflict" };
  const answer = { ok: true, value: { name: "fire.zip", bytes: new Uint8Array() } } as const;
  const { view, saved, asked } = await exportOnce(answer, options, { ok: false, error: conflict });
  expect(asked).toEqual(["flush"]);
  expect(saved).toEqual([]);
  expect(view).toEqual({ isExporting: false, savedAs: null, trouble: conflict });
});
