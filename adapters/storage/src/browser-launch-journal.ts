// Knows how a package's reports wait in the origin of the app, where no content reaches them.
import type { OpenJournal } from "@academiz/application/ports";
import { createOrderedJournal } from "./ordered-journal.ts";

/** No other script reads this storage, so nothing is sealed. `storage` may throw where the browser forbids it. */
export const createBrowserLaunchJournal =
  (storage: () => Storage): OpenJournal =>
  ({ name }) => {
    const key = `player.LAUNCH.${name}`;
    return createOrderedJournal({
      read: () => storage().getItem(key),
      write: (text) => storage().setItem(key, text),
      remove: () => storage().removeItem(key),
    });
  };
