// Knows the look of a client's site that is installed on a device: its name and its colours.
import { completeTheme, createTheme, readBrand } from "@academiz/domain/theme";
import type { World } from "../ground/world.ts";
import { themeOf } from "./describe-client.ts";

export interface InstalledLook {
  readonly name: string;
  /** `#RRGGBB` each: the colour of the bar around it, and the one behind it while it starts. */
  readonly brand: string;
  readonly background: string;
  /** False: no client has this slug. */
  readonly isOfClient: boolean;
}

/** The product's own look for an unknown client, and without one. */
export async function readInstalledLook(world: Pick<World, "clients">, slug: string | null): Promise<InstalledLook> {
  const client = slug === null ? null : await world.clients.findBySlug(slug);
  const settings = client?.active ? readBrand(themeOf(client)).settings : completeTheme({});
  const { colors } = createTheme(settings, false);
  const name = client?.active ? (client.tabLabel ?? client.name) : "Academiz";
  return { name, brand: colors.brand, background: colors.surface, isOfClient: client?.active ?? false };
}
