// Knows which use case answers each route of the outbox.
import { listMails, readMail, type World } from "@academiz/backend";
import type { mails } from "@academiz/contract";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleMails = (world: World): HandlersOf<typeof mails> => ({
  listMails: ({ actor, query }) => listMails(world, actor, query),
  readMail: ({ actor, params }) => readMail(world, actor, params.mailId),
});
