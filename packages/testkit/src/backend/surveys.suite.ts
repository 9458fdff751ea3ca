// Knows what is promised of surveys and of the addresses of calendars, whatever keeps them.
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, unique } from "./repositories.ts";

const NOW = "2026-01-01T09:00:00.000Z";
const LATER = "2026-02-01T09:00:00.000Z";

export function suiteSurveys(open: () => Repositories): void {
  describe("surveys", () => {
    const begin = async () => {
      const { home, userId, perimeterSlug } = await openProductOf(open(), "classiz");
      return { home, userId, place: { perimeterSlug, mean: "spring", round: "end" } as const, all: open().surveys };
    };

    test("§3.224 somebody is asked once of a session and round, whoever asks at once, and answered or not", async () => {
      const { home, userId, place, all } = await begin();
      const asked = await Promise.all([1, 2, 3].map(() => all.noteAsked(home, place, [userId], NOW)));
      expect(asked.flat()).toEqual([userId]);
      expect(await all.noteAsked(home, place, [userId], LATER)).toEqual([]);
      const later = { ...place, round: "later" } as const;
      await all.answer(home, userId, later, { a: 1 }, NOW);
      expect(await all.noteAsked(home, later, [userId], NOW)).toEqual([userId]);
      expect(await all.noteAsked(home, later, [userId], LATER)).toEqual([]);
    });

    test("what is answered again takes the place of what was; who was only asked has answered nothing", async () => {
      const { home, userId, place, all } = await begin();
      await all.noteAsked(home, place, [userId], NOW);
      expect(await all.listAnswers(home, place.perimeterSlug, [userId])).toEqual([]);
      await all.answer(home, userId, place, { a: 1, b: "words" }, NOW);
      await all.answer(home, userId, place, { a: 2 }, LATER);
      const { mean, round } = place;
      expect(await all.listAnswers(home, place.perimeterSlug, [userId, "no id"])).toEqual([
        { userId, mean, round, answers: { a: 2 } },
      ]);
      expect(await all.listAnswers(home, place.perimeterSlug, [])).toEqual([]);
      expect(await all.listOfSession(home, place)).toEqual([{ userId, mean, round, answers: { a: 2 } }]);
      expect(await all.listOfSession(home, { ...place, mean: "autumn" })).toEqual([]);
      expect(await all.countThere(home, place)).toBe(0);
    });
  });

  describe("addresses of calendars", () => {
    test("a trainer has one, and the one before is none any more", async () => {
      const { home, userId } = await openProductOf(open(), "classiz");
      const feeds = open().calendarFeeds;
      const [first, second] = [unique("hash"), unique("hash")];
      expect([await feeds.readMade(home, userId), await feeds.findOwner(first)]).toEqual([null, null]);
      await feeds.make(home, userId, first, NOW);
      expect(await feeds.findOwner(first)).toEqual({ clientId: home.clientId, userId });
      await feeds.make(home, userId, second, LATER);
      expect([await feeds.findOwner(first), await feeds.readMade(home, userId)]).toEqual([null, LATER]);
      await feeds.remove(home, [userId, "no id"]);
      expect([await feeds.findOwner(second), await feeds.readMade(home, userId)]).toEqual([null, null]);
    });
  });
}
