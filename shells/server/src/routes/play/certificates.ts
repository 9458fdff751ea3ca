// Knows which use case answers each route of the certificates.
import { checkCertificate, issueCertificate, printCertificate, revokeCertificate, type World } from "@academiz/backend";
import type { certificates } from "@academiz/contract";
import type { Turns } from "../../http/limits/take-turns.ts";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleCertificates = (world: World, printing: Turns): HandlersOf<typeof certificates> => ({
  issueCertificate: ({ actor, params }) => issueCertificate(world, actor, params.perimeterSlug),
  printCertificate: ({ actor, params }) =>
    printing.take(actor.userId, () => printCertificate(world, actor, params.perimeterSlug)),
  checkCertificate: ({ params }) => checkCertificate(world, params.code),
  revokeCertificate: ({ actor, params, body }) => revokeCertificate(world, actor, params.code, body.reason),
});
