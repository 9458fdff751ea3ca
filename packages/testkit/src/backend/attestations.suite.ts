// Knows what is promised of attestations, whatever keeps them.
import type { AttestationDraft } from "@academiz/domain/classiz";
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, unique } from "./repositories.ts";

const NOW = "2026-01-01T09:00:00.000Z";
const LATER = "2026-02-01T09:00:00.000Z";

export function suiteAttestations(open: () => Repositories): void {
  describe("attestations", () => {
    const draft: AttestationDraft = {
      ...{ kind: "attestation", learner: "Jane Doe", employer: "Branch", provider: "Acme", course: "Fire" },
      ...{ session: "Spring", nature: "training", seconds: 3_600, planned: 7_200 },
      slots: [{ startAt: NOW, endAt: "2026-01-01T10:00:00.000Z" }],
    };
    const begin = async () => {
      const { home, userId } = await openProductOf(open(), "classiz");
      const owner = { userId, perimeterSlug: unique("perimeter"), mean: "spring", kind: "attestation" } as const;
      return { home, owner, given: { at: NOW, byId: userId }, all: open().attestations };
    };

    test("decisions 11: given again it keeps its number and its day, is counted, and says what is true now", async () => {
      const { home, owner, given, all } = await begin();
      const first = await all.give(home, owner, draft, given);
      expect(first).toEqual({ ...draft, code: first.code, number: 1, issuedAt: NOW, givenAt: NOW, givenCount: 1 });
      expect(first.code).toMatch(/^[0-9a-f-]{36}$/);
      const again = await all.give(home, owner, { ...draft, seconds: 7_200 }, { ...given, at: LATER });
      expect(again).toEqual({ ...first, seconds: 7_200, givenAt: LATER, givenCount: 2 });
    });

    test("decisions 11: it is found by its code wherever it is, by its person in a list, and its session by both", async () => {
      const { home, owner, given, all } = await begin();
      const first = await all.give(home, owner, draft, given);
      const second = await all.give(home, { ...owner, mean: "autumn" }, draft, { ...given, at: LATER });
      expect(await all.findByCode(first.code)).toEqual({ said: first, holder: { ...home, ...owner } });
      expect(await all.findByCode(open().createId())).toBeNull();
      expect(await all.listOf(home, owner.userId, 10)).toEqual([second, first]);
      expect(await all.listOf(home, owner.userId, 1)).toEqual([second]);
      expect(await all.findOwner(home, owner.userId, first.code)).toEqual(owner);
      const other = await begin();
      expect(await all.findOwner(home, other.owner.userId, first.code)).toBeNull();
      expect(await all.findOwner(other.home, owner.userId, first.code)).toBeNull();
    });

    test("many at once are one; another kind and another session have the next numbers of their client", async () => {
      const { home, owner, given, all } = await begin();
      const same = await Promise.all([1, 2, 3].map(() => all.give(home, owner, draft, given)));
      expect(new Set(same.map(({ number }) => number))).toEqual(new Set([1]));
      expect(same.map(({ givenCount }) => givenCount).toSorted()).toEqual([1, 2, 3]);
      const kind = "certificate";
      expect((await all.give(home, { ...owner, kind }, { ...draft, kind }, given)).number).toBe(2);
      expect((await all.give(home, { ...owner, mean: "autumn" }, draft, given)).number).toBe(3);
      const other = await begin();
      expect((await other.all.give(other.home, other.owner, draft, other.given)).number).toBe(1);
    });
  });
}
