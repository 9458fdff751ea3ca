// Knows how a learniz leaves as a package at once, while its author waits (§7.116–§7.119).
import { succeed } from "@academiz/domain/kernel";
import type { ExportInput, ExportWorld } from "../exports/prepared-export.ts";
import { type Outcome, refuse } from "../outcome.ts";
import type { Tenancy } from "../ports/index.ts";
import type { StreamedFile } from "../sent-file.ts";
import type { World } from "../world.ts";
import { prepareLearnizExport } from "./prepare-export.ts";

/** Made while it is sent. Refuses besides (`export.not-built`) any export while the player that goes inside is not built. */
export async function exportLearniz(
  world: ExportWorld & Pick<World, "packager">,
  tenancy: Tenancy,
  slug: string,
  input: ExportInput,
): Outcome<StreamedFile> {
  const prepared = await prepareLearnizExport(world, tenancy, slug, input);
  if (!prepared.ok) return prepared;
  const { order, name } = prepared.value;
  const packing = await world.packager.pack(order);
  if (!packing) return refuse("export.not-built");
  return succeed<StreamedFile>({ kind: "streamed-file", name, chunks: packing.chunks });
}
