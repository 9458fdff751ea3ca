// Knows what is promised of certificates, whatever keeps them.
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, unique } from "./repositories.ts";

const NOW = "2026-01-01T09:00:00.000Z";
const LATER = "2026-02-01T09:00:00.000Z";

export function suiteCertificates(open: () => Repositories): void {
  describe("certificates", () => {
    const draw = () => ({
      code: open().createId(),
      publishedAt: NOW,
      learner: "Jane Doe",
      title: "",
      course: "Fire",
      language: "EN" as const,
      completedAt: NOW,
      score: 85.5,
      markType: "mark20",
      duration: null,
      issuer: "Acme",
    });
    const begin = async () => {
      const { home, userId } = await openProductOf(open(), "learniz");
      return { home, owner: { userId, productSlug: unique("product") }, all: open().certificates };
    };

    test("a learner and a product have one, whatever is asked for again", async () => {
      const { home, owner, all } = await begin();
      expect(await all.find(home, owner)).toBeNull();
      const drawn = draw();
      const { publishedAt: _, ...said } = drawn;
      const { isFresh, ...given } = await all.issue(home, owner, drawn, NOW);
      expect(isFresh).toBe(true);
      expect(given).toEqual({ ...said, number: given.number, issuedAt: NOW, revokedAt: null });
      expect(await all.issue(home, owner, { ...draw(), learner: "Other" }, LATER)).toEqual({
        ...given,
        isFresh: false,
      });
      expect(await all.find(home, owner)).toEqual(given);
      expect(await all.findByCode(given.code)).toEqual({ said: given, home });
    });

    test("many at once are given the same one, and the next product the next number", async () => {
      const { home, owner, all } = await begin();
      const given = await Promise.all([1, 2, 3, 4].map(() => all.issue(home, owner, draw(), NOW)));
      expect(new Set(given.map(({ code }) => code)).size).toBe(1);
      const next = await all.issue(home, { ...owner, productSlug: unique("product") }, draw(), NOW);
      expect(next.number).toBe((given[0]?.number ?? 0) + 1);
    });

    test("another client sees none and counts its own; a code of nobody's finds nothing", async () => {
      const { home, owner, all } = await begin();
      await all.issue(home, owner, draw(), NOW);
      const other = await begin();
      expect(await other.all.find(other.home, owner)).toBeNull();
      expect((await other.all.issue(other.home, other.owner, draw(), NOW)).number).toBe(1);
      expect(await all.findByCode(open().createId())).toBeNull();
    });

    test("one that is withdrawn stays so since, and its client alone withdraws it", async () => {
      const { home, owner, all } = await begin();
      expect(await all.revoke(home, open().createId(), NOW)).toBeNull();
      const { code } = await all.issue(home, owner, draw(), NOW);
      expect(await all.revoke((await begin()).home, code, NOW)).toBeNull();
      expect(await all.revoke(home, code, LATER)).toMatchObject({
        ...{ revokedAt: LATER, userId: owner.userId, isFresh: true },
      });
      expect(await all.revoke(home, code, NOW)).toMatchObject({ revokedAt: LATER, isFresh: false });
      expect(
        (await all.listOf(home, owner.userId, 1)).map((one) => [one.code, one.productSlug, one.revokedAt]),
      ).toEqual([[code, owner.productSlug, LATER]]);
      expect(await all.listOf((await begin()).home, owner.userId, 1)).toEqual([]);
      expect((await all.findByCode(code))?.said.revokedAt).toBe(LATER);
    });

    test("decisions 3: of somebody who is gone it stands without a name", async () => {
      const { home, owner, all } = await begin();
      const { code } = await all.issue(home, owner, draw(), NOW);
      await open().users.remove(home, [owner.userId], () => open().createId());
      expect((await all.findByCode(code))?.said).toMatchObject({ learner: null, course: "Fire" });
      expect(await all.find(home, owner)).toBeNull();
    });
  });
}
