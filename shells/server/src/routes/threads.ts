// Knows which use case answers each route of the threads.
import {
  editMessage,
  listThreads,
  markThread,
  openThread,
  readThread,
  removeMessage,
  settleThread,
  type World,
  writeMessage,
} from "@academiz/backend";
import type { threads } from "@academiz/contract";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleThreads = (world: World): HandlersOf<typeof threads> => ({
  listThreads: ({ actor, params }) => listThreads(world, actor, params),
  readThread: ({ actor, params }) => readThread(world, actor, params.slug),
  openThread: ({ actor, body }) => openThread(world, actor, body),
  writeMessage: ({ actor, params, body }) => writeMessage(world, actor, params.slug, body.text),
  editMessage: ({ actor, params, body }) => editMessage(world, actor, params, body.text),
  removeMessage: ({ actor, params }) => removeMessage(world, actor, params),
  settleThread: ({ actor, params, body }) => settleThread(world, actor, params.slug, body.isResolved),
  markThread: ({ actor, params, body }) => markThread(world, actor, params.slug, body),
});
