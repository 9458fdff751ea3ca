// Knows which packages are played by rules, and which parts of an organization the rules need beside its items.
import * as z from "zod/mini";
import type { ScormActivity } from "../manifest/activities.ts";
import type { ScormOrganization } from "../manifest/describe-activities.ts";
import { scormSequencingSchema } from "../sequencing/sequencing.ts";

/** The root of what is played by rules, as zod reads it. */
export const packageRulesSchema = z.object({
  /** Of the organization. */
  identifier: z.string(),
  title: z.string(),
  sequencing: z.nullable(scormSequencingSchema),
});
/** The root of what is played by rules. */
export type PackageRules = z.infer<typeof packageRulesSchema>;

const someRules = (items: readonly ScormActivity[]): boolean =>
  items.some(({ sequencing, item }) => sequencing !== null || someRules(item));

/** Null if neither the organization nor any of its items has rules: learners then choose freely. */
export const readPackageRules = ({ identifier, title, sequencing, item }: ScormOrganization): PackageRules | null =>
  sequencing !== null || someRules(item) ? { identifier, title, sequencing } : null;
