// Knows which use case answers each route of attestations.
import { checkAttestation, giveAttestations, takeAttestation, takeOwnAttestation, type World } from "@academiz/backend";
import type { attestations } from "@academiz/contract";
import type { Turns } from "../../http/limits/take-turns.ts";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleAttestations = (world: World, printing: Turns): HandlersOf<typeof attestations> => ({
  giveAttestations: ({ actor, params, body }) =>
    printing.take(actor.userId, () => giveAttestations(world, actor, params.slotId, body)),
  takeAttestation: ({ actor, params, body }) =>
    printing.take(actor.userId, () => takeAttestation(world, actor, params.perimeterSlug, body)),
  checkAttestation: ({ params }) => checkAttestation(world, params.code),
  takeOwnAttestation: ({ actor, params, body }) =>
    printing.take(actor.userId, () => takeOwnAttestation(world, actor, params.code, body.zone)),
});
