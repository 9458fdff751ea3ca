// Knows the look of a client's printed documents: its colours, and its logo where it can be printed.
import { findWholeLimit, isDecodable, judgeMediaType, PICTURE_HEAD, readPictureSize } from "@academiz/domain/documents";
import { cleanColors, completeTheme, createTheme } from "@academiz/domain/theme";
import type { World } from "../ground/world.ts";
import type { ClientRecord, OwnPictures, PrintedLook } from "../ports/index.ts";

type Stage = Pick<World, "documents" | "documentStore" | "pictures">;
/** Pixels: sharp in print at the size in which pictures stand on papers. */
const PRINTED_SIDE = 800;

export async function findLook(stage: Stage, client: ClientRecord): Promise<PrintedLook> {
  const { colors } = createTheme(completeTheme({ colors: cleanColors(client.colors) }), false);
  return { brand: colors.brand, ink: colors.brandInk, logo: await readLogo(stage, client) };
}

/** Types that are decoded for papers. */
const PRINTED = ["image/png", "image/jpeg", "image/webp"];
const MOST_BYTES = 2_000_000;

/** Null for a client without a logo, or with one that cannot be printed. */
async function readLogo(
  { documents, documentStore, pictures }: Stage,
  { id: clientId, logo }: ClientRecord,
): Promise<Uint8Array | null> {
  if (logo === null) return null;
  const [found] = await documents.find({ clientId }, [logo.replace(/^document:/, "")]);
  if (!found || !PRINTED.includes(found.type) || found.size > MOST_BYTES) return null;
  return prepare({ pictures }, clientId, await readStored({ documentStore }, found.key));
}

/** Only what was decoded is printed: what cannot be, and what is very large, would hold up the papers of all others. */
const prepare = async (
  { pictures }: Pick<World, "pictures">,
  clientId: string,
  bytes: Uint8Array | null,
): Promise<Uint8Array | null> => (bytes && isFit(bytes) ? pictures.flatten(bytes, PRINTED_SIDE, clientId) : null);

/** As for the web: one that is decoded as a whole needs memory for every pixel. */
function isFit(bytes: Uint8Array): boolean {
  const [type, head] = [judgeMediaType(bytes), bytes.subarray(0, PICTURE_HEAD)];
  const size = readPictureSize(type, head);
  const limit = findWholeLimit(type, head);
  return size !== null && isDecodable(size) && (limit === null || size.width * size.height <= limit);
}

/** Null where the bytes no longer exist. */
async function readStored({ documentStore }: Pick<World, "documentStore">, key: string): Promise<Uint8Array | null> {
  const content = await (await documentStore.open(key))?.read();
  if (!content) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  chunks.reduce((at, chunk) => {
    bytes.set(chunk, at);
    return at + chunk.length;
  }, 0);
  return bytes;
}

/** The pictures that its documents are signed with. */
export async function readOwnPictures(
  world: Pick<World, "vault" | "documentStore" | "pictures">,
  { id, signature, picto }: Pick<ClientRecord, "id" | "signature" | "picto">,
): Promise<OwnPictures> {
  return {
    signature: await prepare(world, id, signature ? world.vault.open(signature) : null),
    picto: await prepare(world, id, picto === null ? null : await readStored(world, picto)),
  };
}
