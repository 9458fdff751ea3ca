// Knows how an administrator revokes a certificate of their client that should not have been issued, and keeps the
// reason.
import type { CertificateCheck } from "@academiz/contract";
import { readCertificateCode } from "@academiz/domain/certificates";
import { succeed } from "@academiz/domain/kernel";
import { noteEvents, toDoer } from "../account-events/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { describeChecked } from "./check-certificate.ts";

/** The reason is recorded with the account; anybody who checks the certificate only learns that it is revoked. */
export async function revokeCertificate(
  world: Pick<World, "transact" | "clock" | "dice">,
  actor: Actor,
  typed: string,
  reason: string,
): Outcome<CertificateCheck> {
  const code = readCertificateCode(typed);
  if (code === null) return refuse("not-found");
  return world.transact(actor, async (inside) => {
    const revoked = await inside.certificates.revoke(actor, code, toIso(world.clock.now()));
    const client = await inside.clients.read(actor);
    if (!revoked || !client) return refuse("not-found");
    const { userId, isFresh } = revoked;
    if (isFresh && userId !== null)
      await noteEvents(inside, world, actor, toDoer(actor), [
        { userId, kind: "certificate-withdrawn", detail: reason },
      ]);
    return succeed(describeChecked(revoked, client.timeZone));
  });
}
