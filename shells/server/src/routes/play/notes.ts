// Knows which use case answers each route of the notes.
import { changeNote, listNotes, type World } from "@academiz/backend";
import type { notes } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleNotes = (world: World): HandlersOf<typeof notes> => ({
  listNotes: ({ actor, params }) => listNotes(world, actor, params.perimeterSlug),
  changeNote: ({ actor, params: { perimeterSlug, slug }, body }) =>
    changeNote(world, actor, perimeterSlug, { slug, ...body }),
});
