// Knows how a tab remembers what somebody narrowed their home down to.
import type { HomeFilters } from "@academiz/application/ports";
import { readStored, writeStored } from "./guarded-storage.ts";

const PREFIX = "front.HOME.";

/** `storage`: of the tab. */
export const createTabHomeFilters = (storage: Storage): HomeFilters => ({
  keep: (owner, filters) => void writeStored(storage, PREFIX + owner, JSON.stringify(filters)),
  read(owner) {
    try {
      return Object(JSON.parse(readStored(storage, PREFIX + owner) ?? "{}"));
    } catch {
      // Somebody else wrote there.
      return {};
    }
  },
});
