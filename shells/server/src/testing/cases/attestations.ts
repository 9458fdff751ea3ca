// Knows how the routes of attestations are called in tests.
import type { attestations } from "@academiz/contract";
import { expect } from "vitest";
import { enrolIn, holdClass } from "../hold-classes.ts";
import type { CasesOf } from "../route-case.ts";

const [ADMIN, LEARNER] = ["demo_admin", "demo_learner"];
type Case = Parameters<CasesOf<typeof attestations>["giveAttestations"]["succeeds"]>[0];

/** A session that is over, at which the learner of the demo was. */
async function endSession({ server, succeed, scene }: Case) {
  const held = await holdClass(server, -120);
  await enrolIn(server, held.slot, LEARNER);
  const params = { slotId: held.slot, userId: scene.user };
  await succeed("markPresence", ADMIN, { params, body: { isPresent: true, reason: "seen" } });
  return held;
}

/** The newest that its learner took. */
async function takeOne(some: Case) {
  const { perimeter: perimeterSlug } = await endSession(some);
  const body = { kind: "attestation", mean: "spring" };
  await some.succeed("takeAttestation", LEARNER, { params: { perimeterSlug }, body });
  return (await some.succeed("readMyLearning", LEARNER)).attestations[0];
}

export const ATTESTATION_CASES: CasesOf<typeof attestations> = {
  giveAttestations: {
    params: ({ product: slotId }) => ({ slotId }),
    body: () => ({ kind: "attestation" }),
    badBodies: [{}, { kind: "diploma" }],
    async succeeds(some) {
      const { slot: slotId } = await endSession(some);
      const body = { kind: "certificate", zone: "Europe/Paris" };
      expect(await some.succeed("giveAttestations", ADMIN, { params: { slotId }, body })).toMatch(/^%PDF-1\.7/);
    },
  },
  takeAttestation: {
    params: ({ perimeter: perimeterSlug }) => ({ perimeterSlug }),
    body: () => ({ kind: "attestation", mean: "spring" }),
    badBodies: [{ kind: "attestation" }, { mean: "spring", kind: "diploma" }],
    async succeeds(some) {
      const { perimeter: perimeterSlug } = await endSession(some);
      const body = { kind: "attestation", mean: "spring" };
      expect(await some.succeed("takeAttestation", LEARNER, { params: { perimeterSlug }, body })).toMatch(/^%PDF-1\.7/);
    },
  },
  checkAttestation: {
    params: () => ({ code: crypto.randomUUID() }),
    hidesNothing: true,
    async succeeds(some) {
      const { code, number } = await takeOne(some);
      const checked = await some.succeed("checkAttestation", null, { params: { code } });
      expect(checked).toMatchObject({ kind: "attestation", number, learner: "Demo Learner", givenCount: 1 });
    },
  },
  takeOwnAttestation: {
    params: () => ({ code: crypto.randomUUID() }),
    hidesNothing: true,
    body: () => ({}),
    badBodies: [{ zone: 1 }],
    async succeeds(some) {
      const { code } = await takeOne(some);
      const params = { code };
      expect(await some.succeed("takeOwnAttestation", LEARNER, { params, body: {} })).toMatch(/^%PDF-1\.7/);
      expect((await some.succeed("checkAttestation", null, { params })).givenCount).toBe(2);
    },
  },
};
