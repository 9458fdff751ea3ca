// Knows how an issued certificate is printed: its words, its address, and the look of its issuer.
import type { FileAnswer } from "@academiz/contract";
import { wordCertificate, writeCertificateAddress } from "@academiz/domain/certificates";
import { cleanFileName, succeed } from "@academiz/domain/kernel";
import { findLook, readOwnPictures } from "../clients/find-look.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";

type Stage = Pick<
  World,
  | "certificates"
  | "perimeters"
  | "users"
  | "clients"
  | "documents"
  | "documentStore"
  | "pictures"
  | "printer"
  | "vault"
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
  const words = wordCertificate(
    certificate,
    writeCertificateAddress(stage.publicUrl, certificate.code),
    client.timeZone,
  );
  const bytes = await stage.printer.printCertificate(
    words,
    await readOwnPictures(stage, client),
    await findLook(stage, client),
    certificate.issuedAt,
  );
  return succeed({ name: cleanFileName(`${words.title} - ${words.course}.pdf`), bytes });
}
