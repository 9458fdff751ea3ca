// Knows how the routes of the notes are called in tests.
import type { notes } from "@academiz/contract";
import { NOTE_LENGTH } from "@academiz/domain/notes";
import { expect } from "vitest";
import type { Caller, CasesOf, Scene } from "../route-case.ts";

const LEARNER = "demo_learner";
const AT = "2026-01-01T09:00:00.000Z";
const LATER = "2026-01-01T09:01:00.000Z";
const place = ({ perimeter: perimeterSlug }: Scene) => ({ perimeterSlug });
const one = (scene: Scene) => ({ ...place(scene), slug: "noteofmine" });
const body = { page: "page", text: "Said", writtenAt: AT, editedAt: AT, basedOn: null };

const save = ({ succeed, scene }: Caller, changed: object = {}) =>
  succeed("changeNote", LEARNER, { params: one(scene), body: { ...body, ...changed } });

export const NOTE_CASES: CasesOf<typeof notes> = {
  listNotes: {
    params: place,
    async succeeds(caller) {
      await save(caller);
      const { notes } = await caller.succeed("listNotes", LEARNER, { params: place(caller.scene) });
      expect(notes).toMatchObject([{ slug: "noteofmine", page: "page", text: "Said", editedAt: AT }]);
    },
  },
  changeNote: {
    params: one,
    body: () => body,
    badBodies: [
      { text: " \n" },
      { text: "x".repeat(NOTE_LENGTH + 1) },
      { text: "\u0000" },
      { page: "" },
      { editedAt: "yesterday" },
      { editedAt: "0001-01-01T00:00:00.000Z" },
      { basedOn: "2026-02-31T00:00:00.000Z" },
    ].map((bad) => ({ ...body, ...bad })),
    async succeeds(caller) {
      expect((await save(caller, { text: " Said " })).notes).toHaveLength(1);
      await save(caller, { text: "Other words", editedAt: LATER, basedOn: AT });
      const { notes } = await caller.succeed("listNotes", LEARNER, { params: place(caller.scene) });
      expect(notes).toMatchObject([{ text: "Other words", writtenAt: AT, editedAt: LATER }]);
      expect((await save(caller, { text: null, basedOn: AT })).notes).toHaveLength(1);
      expect((await save(caller, { text: null, basedOn: LATER })).notes).toEqual([]);
    },
  },
};
