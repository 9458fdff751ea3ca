// Knows which use case answers each route of attestations.
import { checkAttestation, giveAttestations, takeAttestation, takeOwnAttestation, type World } from "@academiz/backend";
import type { attestations } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleAttestations = (world: World): HandlersOf<typeof attestations> => ({
  giveAttestations: ({ actor, params, body }) => giveAttestations(world, actor, params.slotId, body),
  takeAttestation: ({ actor, params, body }) => takeAttestation(world, actor, params.perimeterSlug, body),
  checkAttestation: ({ params }) => checkAttestation(world, params.code),
  takeOwnAttestation: ({ actor, params, body }) => takeOwnAttestation(world, actor, params.code, body.zone),
});
