// Knows a content that has arrived and belongs to nobody yet: it lies on the disk of this machine, whatever the store.
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { HeldFile, StagedFile, StoredBytes, Tenancy } from "@academiz/backend/ports";
import type { Draft, Written } from "./draft.ts";
import { orOutOfReach } from "./out-of-reach.ts";

export const createHeld = ({ path, size, remove }: Written): HeldFile => ({
  size,
  read: (part, atOnce) => createReadStream(path, { ...part, ...(atOnce && { highWaterMark: atOnce }) }),
  discard: remove,
});

/** `keep` takes the draft over, even when it fails. */
export const createStaged = (
  draft: Draft,
  keep: (draft: Draft, tenancy: Tenancy) => Promise<StoredBytes>,
): StagedFile => ({
  ...createHeld(draft),
  type: draft.type,
  readText: async (most) => (draft.size > most ? null : readFile(draft.path, "utf8")),
  keep: (tenancy) => orOutOfReach(() => keep(draft, tenancy)),
});
