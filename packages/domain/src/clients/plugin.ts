// Knows what a client may have besides the product's own (§3.232–§3.235).

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
