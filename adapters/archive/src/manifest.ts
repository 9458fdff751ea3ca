// Knows what stands in an archive beside its entries: what it is, and what each entry must be.
import { createHash } from "node:crypto";
import * as z from "zod/mini";

export const MANIFEST = "backup.json";

/** The manifest's hash, which stands in the archive's comment: SHA-256 in hexadecimal. */
export const hashOf = (manifest: Buffer): string => createHash("sha256").update(manifest).digest("hex");

const count = z.int().check(z.nonnegative());

export const manifestSchema = z.object({
  format: z.literal("academiz-backup-1"),
  facts: z.object({
    createdAt: z.string(),
    schema: z.string(),
    tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count })),
    documents: count,
    missingDocuments: z.array(z.string()),
  }),
  /** What each entry must be: its bytes, and their SHA-256 in hexadecimal. */
  entries: z.record(z.string(), z.object({ size: count, sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;
