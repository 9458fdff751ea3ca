// Knows how a path is stored for a journey that does not draw it.
import type { Platform } from "./platform.ts";

export const node = (slug: string, type: string, next: readonly string[], more: object) => ({
  slug,
  type,
  next,
  ...more,
});
/** As the author of the demo; answers its slug. */
export async function storePath(platform: Platform, name: string, nodes: readonly object[]): Promise<string> {
  const token = await platform.signIn("demo_author");
  const configDraft = { context: { title: name }, nodes };
  return (await (await platform.call(token, "/api/admin/coursiz", { name, configDraft })).json()).slug;
}
