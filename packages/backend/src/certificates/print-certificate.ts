// Knows how a certificate that was given is printed: its words, its address, and the look of who issued it.
import type { FileAnswer } from "@academiz/contract";
import { wordCertificate, writeCertificateAddress } from "@academiz/domain/certificates";
import { cleanFileName, succeed } from "@academiz/domain/kernel";
import { cleanColors, completeTheme, createTheme } from "@academiz/domain/theme";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, ClientRecord, PrintedLook } from "../ports/index.ts";

type Stage = Pick<
  World,
  | "certificates"
  | "perimeters"
  | "users"
  | "clients"
  | "documents"
  | "documentStore"
  | "printer"
  | "clock"
  | "publicUrl"
>;

export async function printCertificate(stage: Stage, actor: Actor, slug: string): Outcome<FileAnswer> {
  const perimeter = await findPerimeter(stage, actor, slug);
  if (!perimeter.ok) return perimeter;
  const owner = { userId: actor.userId, productSlug: perimeter.value.productSlug };
  const [certificate, client] = await Promise.all([
    stage.certificates.find(actor.home, owner),
    stage.clients.read(actor.home),
  ]);
  if (!certificate || !client) return refuse("not-found");
  if (certificate.revokedAt !== null) return refuse("certificate.revoked");
  const words = wordCertificate(certificate, writeCertificateAddress(stage.publicUrl, certificate.code));
  const bytes = await stage.printer.printCertificate(words, await findLook(stage, client), certificate.issuedAt);
  return succeed({ name: cleanFileName(`${words.title} - ${words.course}.pdf`), bytes });
}

async function findLook(stage: Pick<Stage, "documents" | "documentStore">, client: ClientRecord): Promise<PrintedLook> {
  const { colors } = createTheme(completeTheme({ colors: cleanColors(client.colors) }), false);
  return { brand: colors.brand, ink: colors.brandInk, logo: await readLogo(stage, client) };
}

/** What PDF can hold, of a size that a page bears. */
const PRINTED = ["image/png", "image/jpeg"];
const MOST_BYTES = 2_000_000;

/** Null of a client without one, or with one that is not printed. */
async function readLogo(
  { documents, documentStore }: Pick<Stage, "documents" | "documentStore">,
  { id: clientId, logo }: ClientRecord,
): Promise<Uint8Array | null> {
  if (logo === null) return null;
  const [found] = await documents.find({ clientId }, [logo.replace(/^document:/, "")]);
  if (!found || !PRINTED.includes(found.type) || found.size > MOST_BYTES) return null;
  const content = await (await documentStore.open(found.key))?.read();
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
