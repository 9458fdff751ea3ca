// Knows every route of the API, by name: the server, the mocks and the documentation walk this table.
import * as account from "./account.ts";
import * as classiz from "./classiz.ts";
import * as clients from "./clients.ts";
import * as documents from "./documents.ts";
import * as folders from "./folders.ts";
import * as impersonation from "./impersonation.ts";
import * as launches from "./launches.ts";
import * as mails from "./mails.ts";
import * as notifications from "./notifications.ts";
import * as perimeters from "./perimeters.ts";
import * as players from "./players.ts";
import * as plays from "./plays.ts";
import * as productExports from "./product-exports.ts";
import * as productFolders from "./product-folders.ts";
import * as products from "./products.ts";
import * as questionFiles from "./question-files.ts";
import type { Route } from "./route.ts";
import * as session from "./session.ts";
import * as stats from "./stats.ts";
import * as system from "./system.ts";
import * as userFiles from "./user-files.ts";
import * as users from "./users.ts";

type Routes<M> = { [K in keyof M as M[K] extends Route ? K : never]: M[K] };

function pickRoutes<M extends object>(module: M): Routes<M> {
  return Object.fromEntries(
    Object.entries(module).filter(
      ([, value]) => typeof value === "object" && value !== null && "admission" in value && "path" in value,
    ),
  ) as Routes<M>;
}

/** Every route of the API by its name: what a server, a mock or a documentation walks through. */
export const ROUTES = {
  ...pickRoutes(system),
  ...pickRoutes(session),
  ...pickRoutes(impersonation),
  ...pickRoutes(account),
  ...pickRoutes(mails),
  ...pickRoutes(clients),
  ...pickRoutes(users),
  ...pickRoutes(userFiles),
  ...pickRoutes(documents),
  ...pickRoutes(folders),
  ...pickRoutes(products),
  ...pickRoutes(perimeters),
  ...pickRoutes(productExports),
  ...pickRoutes(productFolders),
  ...pickRoutes(questionFiles),
  ...pickRoutes(players),
  ...pickRoutes(plays),
  ...pickRoutes(launches),
  ...pickRoutes(classiz),
  ...pickRoutes(stats),
  ...pickRoutes(notifications),
} as const;
/** The name of a route in `ROUTES`. */
export type RouteName = keyof typeof ROUTES;
