// Knows how a product is exported while its author waits (§7.116–§7.119): packed and checked like any other, then
// sent.
import type { ExportedType } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { endWith, type StreamedFile } from "../ground/sent-file.ts";
import type { World } from "../ground/world.ts";
import type { Actor, HeldFile } from "../ports/index.ts";
import { checkPackage } from "./check-package.ts";
import { EXPORTERS } from "./exporters.ts";
import type { ExportInput, ExportWorld } from "./prepared-export.ts";

/** How many bytes of a zip are sent in one step. */
const AT_ONCE = 1_048_576;

type AtOnce = ExportWorld & Pick<World, "packager" | "zips" | "packageChecker" | "packageDriver" | "waitingExports">;

/**
 * Nothing is sent before the whole was checked (decisions 7). Refuses an export while the player for it is not built
 * (`export.not-built`), a package that is not sound (`export.unsound`, with its faults), and more requests than may
 * wait (`export.too-many`).
 */
export async function exportAtOnce(
  world: AtOnce,
  actor: Actor,
  { type, slug }: { readonly type: ExportedType; readonly slug: string },
  input: ExportInput,
): Outcome<StreamedFile> {
  const prepared = await EXPORTERS[type](world, actor, slug, input);
  if (!prepared.ok) return prepared;
  const end = world.waitingExports.begin(actor.userId);
  if (!end) return refuse("export.too-many");
  let held: HeldFile | null = null;
  const giveUp = async () => {
    end();
    await held?.discard();
  };
  let isSent = false;
  try {
    const { order, name, unknown } = prepared.value;
    const packing = await world.packager.pack(order);
    if (!packing) return refuse("export.not-built");
    held = await world.documentStore.hold(packing.chunks);
    const found = await checkPackage(world, held, { type }, order.format, unknown);
    if (found.length > 0)
      return refuse("export.unsound", { faults: found.map((message) => ({ path: ["package"], message })) });
    isSent = true;
    return succeed<StreamedFile>({
      kind: "streamed-file",
      name,
      chunks: endWith(held.read(undefined, AT_ONCE), giveUp),
    });
  } finally {
    if (!isSent) await giveUp();
  }
}
