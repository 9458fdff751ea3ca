// Knows which use case answers each route of the players.
import {
  answerAttempt,
  beginAttempt,
  playProduct,
  playSequence,
  readProgress,
  saveAttachment,
  saveClassiz,
  saveGame,
  saveLaunched,
  type World,
} from "@academiz/backend";
import type { plays } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handlePlays = (world: World): HandlersOf<typeof plays> => ({
  playGame: ({ actor, params }) => playProduct(world, actor, { type: "game", slug: params.slug }),
  playScorm: ({ actor, params }) => playProduct(world, actor, { type: "scorm", slug: params.slug }),
  playClassiz: ({ actor, params }) => playProduct(world, actor, { type: "classiz", slug: params.slug }),
  playAttachment: ({ actor, params }) => playProduct(world, actor, { type: "attachment", slug: params.slug }),
  playSequence: ({ actor, params }) => playSequence(world, actor, params.slug),
  getProgress: ({ actor, params }) => readProgress(world, actor, params.slug),
  beginAttempt: ({ actor, params }) => beginAttempt(world, actor, params.slug),
  answerAttempt: ({ actor, params, body }) =>
    answerAttempt(
      world,
      actor,
      { perimeterSlug: params.productPerimeterSlug, attemptSlug: params.attemptSlug },
      body.sequences,
    ),
  saveGameProgress: ({ actor, params, body }) => saveGame(world, actor, params.slug, body.progress),
  saveScormProgress: ({ actor, params, body }) => saveLaunched(world, actor, params.slug, body),
  saveClassizProgress: ({ actor, params, body }) => saveClassiz(world, actor, params.slug, body.progress),
  saveAttachmentProgress: ({ actor, params, body }) => saveAttachment(world, actor, params.slug, body.progress),
});
