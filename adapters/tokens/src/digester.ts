// Knows how texts are digested: SHA-256.
import { createHash } from "node:crypto";
import type { Digester } from "@academiz/backend/ports";

export const createDigester = (): Digester => ({
  sha256: (text) => createHash("sha256").update(text, "utf8").digest("hex"),
});
