// Knows which use case answers each route of classroom sessions.
import {
  changeSlot,
  enrol,
  exportPresences,
  importPresences,
  joinSlot,
  leaveSlot,
  listNearSlots,
  listSignatures,
  listSlots,
  listTimeslots,
  makeSlot,
  markPresence,
  previewClassroom,
  readClassroom,
  readMeanUse,
  readSigningCode,
  readSlot,
  removeSlot,
  signAsTrainer,
  signByCode,
  signSlot,
  type World,
  withdraw,
} from "@academiz/backend";
import type { classiz } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleClassiz = (world: World): HandlersOf<typeof classiz> => ({
  listTimeslots: ({ actor, params, query }) => listTimeslots(world, actor, params, query),
  previewClassroom: ({ actor, params }) => previewClassroom(world, actor, params.slug),
  readClassroom: ({ actor, params, query }) => readClassroom(world, actor, params.perimeterSlug, query),
  listNearSlots: ({ actor }) => listNearSlots(world, actor),
  joinSlot: ({ actor, params }) => joinSlot(world, actor, params),
  leaveSlot: ({ actor, params }) => leaveSlot(world, actor, params),
  signSlot: ({ actor, params }) => signSlot(world, actor, params.slotId),
  signByCode: ({ actor, params, body }) => signByCode(world, actor, params.slotId, body),
  listSlots: ({ actor, query }) => listSlots(world, actor, query),
  getSlot: ({ actor, params, query }) => readSlot(world, actor, params.slotId, query),
  listSignatures: ({ actor, params, query }) => listSignatures(world, actor, params.slotId, query),
  readSigningCode: ({ actor, params }) => readSigningCode(world, actor, params.slotId),
  signAsTrainer: ({ actor, params, body }) => signAsTrainer(world, actor, params.slotId, body),
  createSlot: ({ actor, body }) => makeSlot(world, actor, body),
  changeSlot: ({ actor, params, query, body }) => changeSlot(world, actor, params.slotId, body, query),
  removeSlot: ({ actor, params }) => removeSlot(world, actor, params.slotId),
  enrol: ({ actor, params, query, body }) => enrol(world, actor, params.slotId, body.userIds, query),
  withdraw: ({ actor, params, query }) => withdraw(world, actor, params.slotId, params.userId, query),
  markPresence: ({ actor, params, query, body }) =>
    markPresence(world, actor, params.slotId, { userId: params.userId, ...body }, query),
  exportPresences: ({ actor, params, query }) =>
    exportPresences(world, actor, { perimeterSlug: params.id1, mean: params.id2 }, query.format),
  importPresences: ({ actor, params, file }) =>
    importPresences(world, actor, { perimeterSlug: params.id1, mean: params.id2 }, file.bytes),
  meanUse: ({ actor, params }) => readMeanUse(world, actor, { slug: params.slug, mean: params.id }),
});
