// Knows which versions of content can be read, and runs the steps that a content still needs (§4.81).
import type { Json } from "../../kernel/index.ts";
import type { ContentAt } from "./migration.ts";
import { bringSteps, readSteps } from "./present-steps.ts";

/** Every version whose content can be read, oldest first. */
export const READABLE_VERSIONS: readonly string[] = [
  ...["1.0.0", "1.1.0", "1.2.0", "1.3.0", "1.4.0", "1.5.0", "1.6.0", "1.7.0", "1.8.0", "1.9.0", "1.10.0", "1.11.0"],
];

const isNewest = (version: unknown): boolean => version === READABLE_VERSIONS.at(-1);

/**
 * Loads the steps that a stored content needs, where they come late. False where they cannot be loaded: there may be no
 * connection, or a newer version on the server.
 */
export async function bringMigrations(content: unknown): Promise<boolean> {
  if (typeof content !== "object" || content === null || !("version" in content) || isNewest(content.version))
    return true;
  try {
    await bringSteps();
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs every step from the content's version on. The version must be a readable one, and its steps brought. Never
 * changes its argument.
 */
export function migrateLearniz(
  content: { readonly [key: string]: Json },
  version: string,
): { readonly [key: string]: Json } {
  let current: ContentAt<string> = { ...content, version };
  if (isNewest(version)) return current;
  for (const step of readSteps()) if (current.version === step.from) current = step.migrate(current);
  return current;
}
