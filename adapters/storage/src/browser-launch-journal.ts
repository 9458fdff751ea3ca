// Knows how what a package reported waits in the origin of the app, where no content reaches it.
import type { OpenJournal } from "@academiz/application/ports";
import { createOrderedJournal } from "./ordered-journal.ts";

/**
 * Nobody else's script reads this storage: nothing of it is sealed. `storage` may throw where the browser forbids it.
 */
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
