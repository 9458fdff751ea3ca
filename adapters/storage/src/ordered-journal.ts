// Knows in which order the reports of launches wait at one place of a device: no earlier launch overwrites or removes
// those of a later one.
import type { LaunchJournal } from "@academiz/application/ports";
import { isLaterWord, isOfEarlierLaunch, type LaunchSave, launchSaveSchema } from "@academiz/domain/scorm";

/** Where one text is kept. Each method may throw: a storage can be full, forbidden, or filled by somebody else. */
export interface JournalPlace {
  /** Null when there is none. */
  read(): string | null;
  write(text: string): void;
  remove(): void;
}

/** What cannot be read there is treated as absent. */
export function createOrderedJournal(place: JournalPlace): LaunchJournal {
  const read = (): LaunchSave | null => {
    try {
      const save = launchSaveSchema.safeParse(JSON.parse(place.read() ?? "null"));
      return save.success ? save.data : null;
    } catch {
      // Forbidden storage, or not ours: treated as absent.
      return null;
    }
  };
  return {
    read,
    keep(save) {
      const kept = read();
      if (kept && isOfEarlierLaunch(save, kept)) return false;
      try {
        place.write(JSON.stringify(save));
        return true;
      } catch {
        // Full or forbidden: the caller is told that it is not safe.
        return false;
      }
    },
    forget(stored) {
      const kept = read();
      if (!kept || isLaterWord(kept, stored)) return;
      try {
        place.remove();
      } catch {
        // Forbidden storage holds nothing to remove.
      }
    },
  };
}
