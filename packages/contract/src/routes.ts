// Knows every route of the API, by name: the server, the mocks and the documentation go through this table.

import type { Route } from "./ground/route.ts";
import * as documents from "./library/documents.ts";
import * as folders from "./library/folders.ts";
import * as answerTemplates from "./messages/answer-templates.ts";
import * as conversationFiles from "./messages/conversation-files.ts";
import * as conversations from "./messages/conversations.ts";
import * as mails from "./messages/mails.ts";
import * as notifications from "./messages/notifications.ts";
import * as push from "./messages/push.ts";
import * as threads from "./messages/threads.ts";
import * as account from "./people/account.ts";
import * as clients from "./people/clients.ts";
import * as impersonation from "./people/impersonation.ts";
import * as ownAccount from "./people/own-account.ts";
import * as personPage from "./people/person-page.ts";
import * as reading from "./people/reading.ts";
import * as retention from "./people/retention.ts";
import * as session from "./people/session.ts";
import * as team from "./people/team.ts";
import * as terms from "./people/terms.ts";
import * as userFiles from "./people/user-files.ts";
import * as users from "./people/users.ts";
import * as attestations from "./play/attestations.ts";
import * as calendars from "./play/calendars.ts";
import * as certificates from "./play/certificates.ts";
import * as classiz from "./play/classiz.ts";
import * as classrooms from "./play/classrooms.ts";
import * as launches from "./play/launches.ts";
import * as myLearning from "./play/my-learning.ts";
import * as notes from "./play/notes.ts";
import * as paths from "./play/paths.ts";
import * as players from "./play/players.ts";
import * as plays from "./play/plays.ts";
import * as searching from "./play/searching.ts";
import * as sections from "./play/sections.ts";
import * as statistics from "./play/statistics.ts";
import * as stats from "./play/stats.ts";
import * as surveys from "./play/surveys.ts";
import * as oneLearner from "./products/one-learner.ts";
import * as perimeters from "./products/perimeters.ts";
import * as productExports from "./products/product-exports.ts";
import * as productFolders from "./products/product-folders.ts";
import * as products from "./products/products.ts";
import * as publications from "./products/publications.ts";
import * as questionFiles from "./products/question-files.ts";
import * as system from "./system.ts";

type Routes<M> = { [K in keyof M as M[K] extends Route ? K : never]: M[K] };

function pickRoutes<M extends object>(module: M): Routes<M> {
  return Object.fromEntries(
    Object.entries(module).filter(
      ([, value]) => typeof value === "object" && value !== null && "admission" in value && "path" in value,
    ),
  ) as Routes<M>;
}

/** Every route of the API by its name, for a server, a mock or a documentation to go through. */
export const ROUTES = {
  ...pickRoutes(system),
  ...pickRoutes(session),
  ...pickRoutes(impersonation),
  ...pickRoutes(account),
  ...pickRoutes(mails),
  ...pickRoutes(clients),
  ...pickRoutes(users),
  ...pickRoutes(team),
  ...pickRoutes(personPage),
  ...pickRoutes(ownAccount),
  ...pickRoutes(push),
  ...pickRoutes(reading),
  ...pickRoutes(userFiles),
  ...pickRoutes(documents),
  ...pickRoutes(folders),
  ...pickRoutes(products),
  ...pickRoutes(perimeters),
  ...pickRoutes(productExports),
  ...pickRoutes(productFolders),
  ...pickRoutes(publications),
  ...pickRoutes(questionFiles),
  ...pickRoutes(players),
  ...pickRoutes(plays),
  ...pickRoutes(launches),
  ...pickRoutes(classiz),
  ...pickRoutes(classrooms),
  ...pickRoutes(attestations),
  ...pickRoutes(surveys),
  ...pickRoutes(calendars),
  ...pickRoutes(certificates),
  ...pickRoutes(myLearning),
  ...pickRoutes(searching),
  ...pickRoutes(stats),
  ...pickRoutes(statistics),
  ...pickRoutes(notifications),
  ...pickRoutes(threads),
  ...pickRoutes(conversations),
  ...pickRoutes(conversationFiles),
  ...pickRoutes(answerTemplates),
  ...pickRoutes(retention),
  ...pickRoutes(terms),
  ...pickRoutes(notes),
  ...pickRoutes(oneLearner),
  ...pickRoutes(paths),
  ...pickRoutes(sections),
} as const;
/** The name of a route in `ROUTES`. */
export type RouteName = keyof typeof ROUTES;
