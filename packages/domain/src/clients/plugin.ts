// Knows what a client may add to the product (§3.232–§3.235), and what a valid plugin is.
import { isBlank, isLine } from "../kernel/index.ts";

/** The kinds of plugin (§3.233): a voice that reads pages aloud, and a service that counts visits. */
export const PLUGIN_TYPES = ["TEXT_TO_SPEECH", "ANALYTICS"] as const;
/** A kind of plugin (§3.233). */
export type PluginType = (typeof PLUGIN_TYPES)[number];

/** A plugin of a client, with the id by which its provider knows the client (§3.234). */
export interface Plugin {
  readonly type: PluginType;
  readonly config: { readonly clientId: string };
  /** What the provider keeps. */
  readonly metaData: Readonly<Record<string, unknown>>;
}

const LONGEST = 200;
/** Whether a text can be a provider's id (§5.48): one line without blanks, at most 200 characters. */
export const isProviderId = (id: string): boolean =>
  id.length <= LONGEST && !isBlank(id) && isLine(id) && !/\s/u.test(id);

/** True where there is one plugin of each kind at most: a page is read by one voice. */
export const areOfOwnKinds = (plugins: readonly Pick<Plugin, "type">[]): boolean =>
  new Set(plugins.map(({ type }) => type)).size === plugins.length;

/** The id by which the provider of a kind knows the client; null where the client has no plugin of that kind. */
export const findProviderId = (plugins: readonly Plugin[], kind: PluginType): string | null =>
  plugins.find(({ type }) => type === kind)?.config.clientId ?? null;

/** The same plugins with that id for a kind; null removes the kind. What the provider keeps beside its id stays. */
export function putProviderId(plugins: readonly Plugin[], kind: PluginType, clientId: string | null): Plugin[] {
  const others = plugins.filter(({ type }) => type !== kind);
  if (clientId === null) return others;
  const metaData = plugins.find(({ type }) => type === kind)?.metaData ?? {};
  return [...others, { type: kind, config: { clientId }, metaData }];
}
