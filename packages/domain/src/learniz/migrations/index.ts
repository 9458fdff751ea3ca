// Knows the list of steps and runs those that a content still needs (§4.81). A new version is a new file and a line
// here.
import type { Json } from "../../kernel/index.ts";
import type { ContentAt, Migration } from "./migration.ts";
import { to110 } from "./to-1.1.0.ts";
import { to120 } from "./to-1.2.0.ts";
import { to130 } from "./to-1.3.0.ts";
import { to140 } from "./to-1.4.0.ts";
import { to150 } from "./to-1.5.0.ts";
import { to160 } from "./to-1.6.0.ts";
import { to170 } from "./to-1.7.0.ts";
import { to180 } from "./to-1.8.0.ts";
import { to190 } from "./to-1.9.0.ts";
import { to1100 } from "./to-1.10.0.ts";
import { to1110 } from "./to-1.11.0.ts";

/** In order: each step starts where the one before it ended. */
export const MIGRATIONS: readonly Migration[] = [
  to110,
  to120,
  to130,
  to140,
  to150,
  to160,
  to170,
  to180,
  to190,
  to1100,
  to1110,
];

/** Every version whose content can be read, oldest first. */
export const READABLE_VERSIONS: readonly string[] = [...MIGRATIONS.map((step) => step.from), to1110.to];

/**
 * Runs every step from the content's version on. The version must be a readable one. Never throws; never changes its
 * argument.
 */
export function migrateLearniz(
  content: { readonly [key: string]: Json },
  version: string,
): { readonly [key: string]: Json } {
  let current: ContentAt<string> = { ...content, version };
  for (const step of MIGRATIONS) {
    if (current.version === step.from) current = step.migrate(current);
  }
  return current;
}
