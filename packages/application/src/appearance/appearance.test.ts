// Knows that a look is opened again after a failure, saved once at a time, and that a save is told to those who wait
// for it.
import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Appearance, AppearanceChange } from "../ports/index.ts";
import { appearanceMachine, connectAppearance } from "./index.ts";

const STORED: Appearance = {
  clientId: "c",
  name: "Acme",
  tabLabel: null,
  logo: null,
  favicon: null,
  picto: null,
  hasSignature: false,
  fontFaces: [],
  colors: {},
  font: null,
  theme: {},
  defaultTexts: {},
};

test("§7.47 §8.6 a look that cannot be opened or saved says why, and can be asked for again; a save is told once", async () => {
  const line = createNetworkLine();
  const written: (readonly [string, AppearanceChange])[] = [];
  const gateway = {
    read: () => line.pass("read", () => ({ ok: true as const, value: STORED })),
    write: (id: string, change: AppearanceChange) =>
      line.pass("write", () => {
        written.push([id, change]);
        return { ok: true as const, value: { ...STORED, tabLabel: change.tabLabel ?? null } };
      }),
  };
  line.fail("read", OFFLINE);
  const actor = createActor(appearanceMachine, { input: { gateway } });
  const told: Appearance[] = [];
  actor.on("saved", ({ stored }) => void told.push(stored));
  actor.start();
  const view = () => connectAppearance(actor.getSnapshot());
  expect(view().phase).toBe("loading");
  await waitFor(actor, () => view().phase === "failed");
  expect(view().trouble).toBe(OFFLINE);
  line.fail("read", null);
  actor.send({ type: "retry.asked" });
  await waitFor(actor, () => view().phase === "ready");

  line.fail("write", OFFLINE);
  actor.send({ type: "change.saved", change: { tabLabel: "Academy" } });
  actor.send({ type: "change.saved", change: { tabLabel: "Other" } });
  expect(view().isSaving).toBe(true);
  await waitFor(actor, () => !view().isSaving);
  expect([view().trouble, view().stored, told]).toEqual([OFFLINE, STORED, []]);
  line.fail("write", null);
  actor.send({ type: "trouble.dismissed" });
  expect(view().trouble).toBeNull();
  actor.send({ type: "change.saved", change: { tabLabel: "Academy" } });
  await waitFor(actor, () => view().stored?.tabLabel === "Academy");
  expect(written).toEqual([["c", { tabLabel: "Academy" }]]);
  expect(told).toEqual([{ ...STORED, tabLabel: "Academy" }]);
  actor.send({ type: "pictures.kept", pictures: { picto: "/files/p", hasSignature: true } });
  expect(view().stored).toEqual({ ...STORED, tabLabel: "Academy", picto: "/files/p", hasSignature: true });
});
