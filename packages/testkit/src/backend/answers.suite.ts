// Knows the contract for the store of learners' answers: each attempt is kept once, in whichever order it is reported.
import type { AnswersOfPlay } from "@academiz/backend/ports";
import type { EndedAttempt, KeptAnswer } from "@academiz/domain/answers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, settle } from "./repositories.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString();
const answer = (item: string, number: number, isRight: boolean): KeptAnswer => ({
  ...{ item, number, kind: "choice", answer: [isRight ? "a" : "b", 'q"{},é\\'] },
  ...{ verdict: isRight ? "right" : "wrong", credit: isRight ? 1 : 0 },
});
/** An attempt with two items, `right` of which are right. */
const make = (place: string, attempt: number, right: number, isBest = false): EndedAttempt => ({
  ...{ place, attempt, score: right * 50, isBest },
  answers: [answer("one", 0, right > 0), answer("two", 1, right > 1)],
});

export function suiteAnswers(open: () => Repositories): void {
  describe("answers of learners", () => {
    const begin = async () => {
      const { home, user, userId, perimeterSlug, productSlug } = await openProductOf(open(), "learniz");
      const whose = { identifier: user.identifier, productSlug };
      return {
        ...{ home, whose, userId, perimeterSlug },
        read: async () => (await open().answers.list(home, whose, 1, 100)).attempts,
        add: (minute: number, ...attempts: readonly EndedAttempt[]) =>
          open().answers.add(home, { userId, perimeterSlug, at: at(minute), attempts }),
        save: (minute: number, basedOn: string | null, attempts: readonly EndedAttempt[]) =>
          open().progress.save(home, {
            ...{ userId, perimeterSlug, eventDate: at(minute), progress: { minute }, basedOn, attempts },
            summary: { status: "STARTED", percentage: 0, score: null, time: 0 },
          }),
      };
    };

    test("§7.122 are written together with the progress that reports them, or neither is; reported again they are there once", async () => {
      const { read, save, home, whose } = await begin();
      expect(await save(1, null, [make("quiz", 1, 1), make("test", 1, 2)])).toBe(true);
      expect(await save(2, at(0), [make("quiz", 2, 2)])).toBe(false);
      expect(await save(2, at(1), [make("quiz", 1, 1), make("quiz", 2, 0)])).toBe(true);
      const attempts = await read();
      expect(attempts.map(({ place, attempt, score }) => [place, attempt, score])).toEqual([
        ["quiz", 2, 0],
        ["quiz", 1, 50],
        ["test", 1, 100],
      ]);
      expect(attempts.map((one) => one.at)).toEqual([at(2), at(1), at(1)]);
      expect(attempts[1]?.answers).toEqual(make("quiz", 1, 1).answers);
      const { total, attempts: second } = await open().answers.list(home, whose, 2, 2);
      expect([total, second.map(({ place }) => place)]).toEqual([3, ["test"]]);
      expect(await open().answers.list(home, { ...whose, identifier: "nobody" }, 1, 9)).toEqual({
        total: 0,
        attempts: [],
      });
    });

    test("§4.60 the best attempt stays the same when it is reported with a later number; one that is reported late has its own", async () => {
      const { read, add, save } = await begin();
      await save(3, null, [make("quiz", 3, 2, true)]);
      await add(2, make("quiz", 2, 2, true));
      await add(1, make("quiz", 1, 1, true));
      await save(4, at(3), [make("quiz", 4, 2, true)]);
      expect((await read()).map(({ attempt, score, at }) => [attempt, score, at])).toEqual([
        [2, 100, at(2)],
        [1, 50, at(1)],
      ]);
    });

    test("§4.158 answers of a go are there once, have its score once it is over, and tell of the first ones", async () => {
      const { home, userId, perimeterSlug, productSlug } = await openProductOf(open(), "smart-sequence");
      const go = (attempt: number, minute: number, score: number | null, ...answers: readonly KeptAnswer[]) =>
        open().answers.addGo(home, {
          ...{ userId, perimeterSlug, place: productSlug, attempt, score, at: at(minute), publishedAt: at(0) },
          answers: answers.map((one) => ({ ...one, time: 2.5 })),
        });
      const unjudged = { ...answer("said", 2, true), verdict: null, credit: null };
      await go(1, 1, null, answer("one", 0, true));
      await go(1, 2, 50, answer("one", 0, false), answer("two", 1, false), unjudged);
      await go(2, 3, null, answer("one", 0, false));
      const judged = await open().answers.listJudged(home, productSlug, 10);
      expect(judged).toEqual([
        { learner: userId, question: "two", isRight: false, at: at(2) },
        { learner: userId, question: "one", isRight: true, at: at(1) },
      ]);
      expect(await open().answers.listJudged(home, productSlug, 1)).toEqual(judged.slice(0, 1));
      expect(await open().answers.listJudged(await settle(open()), productSlug, 10)).toEqual([]);
      const facts = await open().statistics.listFirstAnswers(home, perimeterSlug, [userId]);
      expect(facts.map(({ item, verdict }) => [item, verdict])).toEqual([
        ["one", "right"],
        ["two", "wrong"],
        ["said", null],
      ]);
      await open().answers.addGo(home, {
        ...{ userId, perimeterSlug: "none", place: productSlug, attempt: 3, score: 1, at: at(1), publishedAt: at(0) },
        answers: [{ ...answer("one", 0, true), time: 1 }],
      });
      expect(await open().answers.listJudged(home, productSlug, 10)).toEqual(judged);
    });

    test("decisions 8: a late report that was not judged adds what is missing, and replaces nothing", async () => {
      const { read, add, home, userId, perimeterSlug } = await begin();
      await add(5, make("quiz", 1, 1));
      const late = { userId, perimeterSlug, at: at(1), attempts: [make("quiz", 1, 2), make("quiz", 2, 2)] };
      await open().answers.addMissing(home, late, undefined);
      expect((await read()).map(({ attempt, score }) => [attempt, score])).toEqual([
        [1, 50],
        [2, 100],
      ]);
    });

    test("0093 a late report that waited for a reset adds nothing to the new beginning", async () => {
      const { read, save, home, userId, perimeterSlug } = await begin();
      expect(await save(5, null, [])).toBe(true);
      const late = { userId, perimeterSlug, at: at(1), attempts: [make("quiz", 1, 2)] };
      await open().answers.addMissing(home, late, at(4));
      expect(await read()).toEqual([]);
      await open().answers.addMissing(home, late, undefined);
      expect(await read()).toHaveLength(1);
    });

    test("an answer that ends in a lone surrogate, or holds invalid characters, is kept all the same", async () => {
      const { read, add } = await begin();
      const odd = { ...answer("one", 0, true), answer: "so it is \ud83d and \0" };
      await add(1, { ...make("quiz", 1, 1), answers: [odd] });
      expect((await read())[0]?.answers).toEqual([{ ...odd, answer: "so it is \ufffd and \ufffd" }]);
    });

    test("decisions 15: sent again and in any order, the same are kept", async () => {
      /** The reports of a device: after each attempt the one that counts then, and the same again with what follows. */
      const history = fc
        .tuple(fc.boolean(), fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 5 }))
        .map(([isBest, rights]) => {
          let best = -1;
          let counted = make("quiz", 1, 0, isBest);
          return rights.map((right, index): Pick<AnswersOfPlay, "at" | "attempts"> => {
            const attempt = index + 1;
            if (!isBest || right > best) {
              best = right;
              counted = make("quiz", attempt, right, isBest);
            }
            return { at: at(index), attempts: [{ ...counted, attempt }] };
          });
        });
      await fc.assert(
        fc.asyncProperty(
          history.chain((told) =>
            fc.tuple(
              fc.constant(told),
              fc.array(fc.constantFrom(...told), { maxLength: 8 }),
              fc.infiniteStream(fc.nat()),
            ),
          ),
          async ([told, again, dice]) => {
            const [first, other] = [await begin(), await begin()];
            for (const one of told) await open().answers.add(first.home, { ...first, ...one });
            const mixed = [...told, ...again].map((one) => [one, dice.next().value ?? 0] as const);
            for (const [one] of mixed.toSorted((a, b) => a[1] - b[1]))
              await open().answers.add(other.home, { ...other, ...one });
            const bare = async ({ read }: typeof first) =>
              (await read()).map(({ perimeterSlug: _, ...attempt }) => attempt);
            // Each that counted once, and no more.
            const counted = told.flatMap(({ attempts }) => attempts);
            const scores = new Set(counted.map(({ score }) => score));
            expect(await first.read()).toHaveLength(counted[0]?.isBest ? scores.size : counted.length);
            expect(await bare(other)).toEqual(await bare(first));
          },
        ),
        { numRuns: 25 },
      );
    });

    test("earlier results wait until they were reported, once; those saved meanwhile go on waiting", async () => {
      const { home, userId, perimeterSlug, ...play } = await begin();
      await play.save(1, null, []);
      expect(await open().answers.listUntold(home, null, 9)).toEqual([]);
      await open().progress.amend(home, { userId, perimeterSlug }, (progress) => ({ progress, time: 9 }));
      const [waiting] = await open().answers.listUntold(home, null, 9);
      expect(waiting).toMatchObject({ userId, perimeterSlug, productType: "learniz", eventDate: at(1), version: 2 });
      expect(await open().answers.listUntold(home, { userId, perimeterSlug }, 9)).toEqual([]);
      await play.save(2, at(1), []);
      const told = { userId, perimeterSlug, at: at(1), attempts: [make("quiz", 1, 2)] };
      await open().answers.fill(home, told, 2);
      expect(await open().answers.listUntold(home, null, 9)).toMatchObject([{ version: 3 }]);
      await open().answers.fill(home, told, 3);
      expect(await open().answers.listUntold(home, null, 9)).toEqual([]);
      expect(await play.read()).toHaveLength(1);
    });
  });
}
