// Knows how the routes of the certificates are called in tests.
import type { certificates } from "@academiz/contract";
import { expect } from "vitest";
import { finishCourse, publishCertified } from "../finish-course.ts";
import type { Answered, Caller, CasesOf, Scene } from "../route-case.ts";

const LEARNER = "demo_learner";
const NOBODYS = "00000000-0000-4000-8000-000000000000";
const place = ({ perimeter: perimeterSlug }: Scene) => ({ perimeterSlug });

async function issue({ server, succeed }: Caller) {
  const { perimeter: perimeterSlug } = await publishCertified(server, (await server.signIn("demo_author")).token);
  await finishCourse(server, (await server.signIn(LEARNER)).token, perimeterSlug);
  const params = { perimeterSlug };
  return { params, given: await succeed("issueCertificate", LEARNER, { params }) };
}

export const CERTIFICATE_CASES: CasesOf<typeof certificates> = {
  issueCertificate: {
    params: place,
    async succeeds(caller) {
      const { params, given } = await issue(caller);
      expect(given.number).toMatch(/^20\d\d-\d{6}$/);
      expect(await caller.succeed("issueCertificate", LEARNER, { params })).toEqual(given);
    },
  },
  printCertificate: {
    params: place,
    async succeeds(caller) {
      const { params } = await issue(caller);
      expect((await caller.succeed("printCertificate", LEARNER, { params })).slice(0, 5)).toBe("%PDF-");
    },
  },
  checkCertificate: {
    params: () => ({ code: NOBODYS }),
    hidesNothing: true,
    async succeeds(caller) {
      const { given } = await issue(caller);
      const checked = await caller.succeed("checkCertificate", null, { params: { code: given.code } });
      expect(checked).toMatchObject({ number: given.number, revokedAt: null });
      expect(checked.learner).not.toBe("");
    },
  },
  revokeCertificate: {
    params: () => ({ code: NOBODYS }),
    hidesNothing: true,
    body: () => ({ reason: "Somebody else played" }),
    badBodies: [{}, { reason: " " }, { reason: "x".repeat(5_000) }],
    async succeeds(caller) {
      const { given } = await issue(caller);
      const params = { code: given.code };
      const learning = async () =>
        (await caller.succeed("readPersonLearning", "demo_admin", { params: { id: caller.scene.user } })).certificates;
      expect(await learning()).toContainEqual(expect.objectContaining({ code: given.code, revokedAt: null }));
      for (const reason of ["Somebody else played", "Once more"])
        await caller.succeed("revokeCertificate", "demo_admin", { params, body: { reason } });
      const { revokedAt } = await caller.succeed("checkCertificate", null, { params });
      expect(revokedAt).not.toBeNull();
      expect(await learning()).toContainEqual(expect.objectContaining({ code: given.code, revokedAt }));
      const { events } = await caller.succeed("listPersonEvents", "demo_admin", { params: { id: caller.scene.user } });
      const told = events.filter(({ kind }: Answered) => kind === "certificate-withdrawn");
      expect(told.map(({ detail }: Answered) => detail)).toEqual(["Somebody else played"]);
    },
  },
};
