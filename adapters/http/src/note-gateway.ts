// Knows how a learner's notes are asked for over HTTP.
import type { NoteGateway } from "@academiz/application/ports";
import { notes } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

/** Refusals are shown where people write: nobody is led away from what they typed. */
export const createNoteGateway = (api: ApiClient, perimeterSlug: string): NoteGateway => ({
  list: async () =>
    mapResult(
      await api.call(notes.listNotes, { params: { perimeterSlug }, tellsRefusals: true }),
      (answer) => answer.notes,
    ),
  change: async ({ slug, ...body }) =>
    mapResult(
      await api.call(notes.changeNote, { params: { perimeterSlug, slug }, body, tellsRefusals: true }),
      (answer) => answer.notes,
    ),
});
