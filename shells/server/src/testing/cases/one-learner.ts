// Knows how the routes by which authors help one learner are called in tests.
import type { oneLearner } from "@academiz/contract";
import { expect } from "vitest";
import { publishProduct } from "../publish.ts";
import type { Caller, CasesOf, Scene } from "../route-case.ts";

const [AUTHOR, LEARNER] = ["demo_author", "demo_learner"];
const params = ({ product: slug }: Scene) => ({ type: "learniz", slug, identifier: LEARNER });
const REASON = { reason: "Ill for two weeks" };

/** A game with a deadline that its learner has played once. */
async function play({ server, succeed }: Caller) {
  const { token } = await server.signIn(AUTHOR);
  const { slug, perimeter } = await publishProduct(server, token, "game");
  const { audience, name } = await succeed("productPerimeter", AUTHOR, { params: { slug } });
  await succeed("settlePerimeter", AUTHOR, {
    params: { slug },
    body: { name, audience, from: null, until: null, due: "2030-01-01T00:00:00.000Z" },
  });
  const data = { answers: { a: true, b: true, c: true, d: false } };
  const go = { status: "COMPLETE", score: 75, percentage: 100, time: 1, attempt: 1, data };
  const progress = { ...go, eventDate: new Date().toISOString() };
  await succeed("saveGameProgress", LEARNER, { params: { slug: perimeter }, body: { progress } });
  return { type: "game", slug, identifier: LEARNER };
}
const LATER = { until: null, due: "2030-02-01T00:00:00.000Z", attempts: 0, ...REASON };

export const ONE_LEARNER_CASES: CasesOf<typeof oneLearner> = {
  readLearnerStanding: {
    params,
    async succeeds(caller) {
      const found = await caller.succeed("readLearnerStanding", AUTHOR, { params: params(caller.scene) });
      expect(found).toMatchObject({ name: "Demo Learner", resets: [], extension: null });
    },
  },
  resetLearner: {
    params,
    body: () => REASON,
    badBodies: [{}, { reason: " " }, { reason: "x".repeat(501) }],
    async succeeds(caller) {
      const game = await play(caller);
      const { resets } = await caller.succeed("resetLearner", AUTHOR, { params: game, body: REASON });
      expect(resets).toMatchObject([{ ...REASON, status: "COMPLETE", score: 75 }]);
      const { learners } = await caller.succeed("listLearners", AUTHOR, { params: game });
      expect(learners).toEqual([]);
    },
  },
  extendLearner: {
    params,
    body: () => LATER,
    badBodies: [
      { ...LATER, reason: " " },
      { ...LATER, attempts: -1 },
      { ...LATER, attempts: 101 },
      { ...LATER, due: 1 },
    ],
    async succeeds(caller) {
      const game = await play(caller);
      const { extension } = await caller.succeed("extendLearner", AUTHOR, { params: game, body: LATER });
      expect(extension).toMatchObject({ ...LATER });
    },
  },
  endExtension: {
    params,
    async succeeds(caller) {
      const game = await play(caller);
      await caller.succeed("extendLearner", AUTHOR, { params: game, body: LATER });
      const { extension } = await caller.succeed("endExtension", AUTHOR, { params: game });
      expect(extension).toBeNull();
    },
  },
  writeToLearner: {
    params,
    body: () => ({ text: "How far are you?" }),
    badBodies: [{ text: " " }, { text: "x".repeat(2_001) }],
    async succeeds(caller) {
      const game = await play(caller);
      const { conversation } = await caller.succeed("writeToLearner", AUTHOR, {
        params: game,
        body: { text: "How far are you?" },
      });
      const read = await caller.succeed("readConversation", LEARNER, { params: { slug: conversation } });
      expect(read).toMatchObject({ product: { slug: game.slug }, messages: [{ text: "How far are you?" }] });
    },
  },
};
