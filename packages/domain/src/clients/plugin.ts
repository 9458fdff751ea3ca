// Knows what a client may have besides the product's own (§3.232–§3.235), and what is right of it.
import { isBlank, isLine } from "../kernel/index.ts";

/** The kinds of plugin (§3.233): a voice that reads pages aloud, and a service that counts visits. */
export const PLUGIN_TYPES = ["TEXT_TO_SPEECH", "ANALYTICS"] as const;
/** A kind of plugin (§3.233). */
export type PluginType = (typeof PLUGIN_TYPES)[number];

/** A plugin of a client, with the id by which its provider knows the client (§3.234). */
export interface Plugin {
  readonly type: PluginType;
  readonly config: { readonly clientId: string };
  /** The provider's own. */
  readonly metaData: Readonly<Record<string, unknown>>;
}

const LONGEST = 200;
/** Whether a provider can know somebody by it (§5.48): one line without blanks, at most 200 characters. */
export const isProviderId = (id: string): boolean =>
  id.length <= LONGEST && !isBlank(id) && isLine(id) && !/\s/u.test(id);

/** One of a kind: a page is read by one voice. */
export const areOfOwnKinds = (plugins: readonly Pick<Plugin, "type">[]): boolean =>
  new Set(plugins.map(({ type }) => type)).size === plugins.length;

/** The id by which the provider of a kind knows the client; null where it has none of the kind. */
export const findProviderId = (plugins: readonly Plugin[], kind: PluginType): string | null =>
  plugins.find(({ type }) => type === kind)?.config.clientId ?? null;

/** The same plugins with that id for a kind; null takes the kind away. What the provider keeps beside its id stays. */
export function putProviderId(plugins: readonly Plugin[], kind: PluginType, clientId: string | null): Plugin[] {
  const others = plugins.filter(({ type }) => type !== kind);
  if (clientId === null) return others;
  const metaData = plugins.find(({ type }) => type === kind)?.metaData ?? {};
  return [...others, { type: kind, config: { clientId }, metaData }];
}
