// Knows how given attestations are printed into one file, in the language of the caller.
import type { FileAnswer } from "@academiz/contract";
import { type Attestation, wordAttestation, writeAttestationAddress } from "@academiz/domain/classiz";
import { cleanFileName, succeed } from "@academiz/domain/kernel";
import { chooseLocale } from "@academiz/domain/wording";
import { findLook, readOwnPictures } from "../clients/find-look.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, Tenancy } from "../ports/index.ts";

export type Printing = Pick<
  World,
  "clients" | "users" | "documents" | "documentStore" | "pictures" | "vault" | "printer" | "clock" | "publicUrl"
>;

/** `tenancy`: the client that gives it, whose signature and look it has, whatever the caller's own client is. */
export async function printAttestations(
  world: Printing,
  { home, userId }: Actor,
  tenancy: Tenancy,
  given: readonly Attestation[],
  zone: string,
): Outcome<FileAnswer> {
  const [own, client, user] = await Promise.all([
    world.clients.read(tenancy),
    world.clients.readMain(tenancy),
    world.users.read(home, userId),
  ]);
  const [first] = given;
  if (!own || !client) return refuse("not-found");
  if (!first) return refuse("attestation.not-earned");
  const language = chooseLocale({ user: user?.locale, client: own.locale });
  const words = given.map((one) =>
    wordAttestation(one, language, zone, writeAttestationAddress(world.publicUrl, one.code)),
  );
  const bytes = await world.printer.printAttestations(
    words,
    await readOwnPictures(world, client),
    await findLook(world, client),
    toIso(world.clock.now()),
  );
  const learner = given.length === 1 ? first.learner : null;
  const name = [words[0]?.title, first.course, first.session, learner].filter(Boolean).join(" - ");
  return succeed({ name: cleanFileName(`${name}.pdf`), bytes });
}
