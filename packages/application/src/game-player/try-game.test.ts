// Knows how an author tries the draft of a game while they write it.
import { expect, test } from "vitest";
import { tryGame } from "./index.ts";
import {
  answer,
  attempt,
  begin,
  type Content,
  createWorld,
  makeContent,
  openGame,
  retry,
} from "./testing/start-game.ts";

async function open(content: Content = makeContent()) {
  const player = openGame({ world: createWorld(content), mode: "PREVIEW" });
  await player.until(({ phase }) => phase === "ready");
  const change = (config: Content) => {
    const { context } = player.actor.getSnapshot();
    const { toPlay } = context.loaded ?? {};
    const as = toPlay ? tryGame(context, { ...toPlay, config }) : null;
    if (as) player.actor.send({ type: "game.renewed", as });
    return as !== null;
  };
  return { ...player, change };
}
const reword = (content: Content, words: string): Content => ({ ...content, context: { title: words } });
const statements = (...given: readonly (readonly [string, boolean])[]) => ({
  ...makeContent(),
  content: { statements: given.map(([slug, correct]) => ({ slug, text: slug, correct, explanation: "" })) },
});

test("§2.27 changes show on the screen where the author is, and answers stay", async () => {
  const { game, send, change } = await open();
  expect(change(reword(makeContent(), "Hooks"))).toBe(true);
  expect(game()).toMatchObject({ screen: "INTRO", title: "Hooks" });
  send(begin, answer(2, 2));
  change(reword(makeContent(), "Hooks and rods"));
  expect(game()).toMatchObject({ screen: "GAME", title: "Hooks and rods" });
  expect(game().play.missingCount).toBe(2);
});

test("§3.93 §4.64 an attempt that ended is judged by the present content, and counts as one", async () => {
  const { game, send, change } = await open(makeContent({ maxAttempts: 3 }));
  send(begin, ...attempt(2));
  expect(game().play).toMatchObject({ score: 50, isDone: true, status: "COMPLETE" });
  expect(game().attemptsLeft).toBe(2);
  change(makeContent({ maxAttempts: 3, victoryThreshold: 80 }));
  expect(game().play).toMatchObject({ score: 50, isDone: true, status: "FAILED" });
  expect(game()).toMatchObject({ attemptsLeft: 2, keptStatus: "FAILED" });
  send(retry, ...attempt(4));
  change(makeContent({ maxAttempts: 2, victoryThreshold: 80 }));
  expect(game()).toMatchObject({ attemptsLeft: 0, keptStatus: "COMPLETE" });
  change(statements(["one", false], ["two", true], ["three", true], ["four", true]));
  expect(game().play.score).toBe(75);
});

test("an attempt goes on where the game asks more by now", async () => {
  const { game, send, change } = await open(statements(["one", true]));
  send(begin, answer(1, 1), { type: "game.submitted" });
  expect(game().play.isDone).toBe(true);
  change(statements(["one", true], ["two", true]));
  expect(game().play).toMatchObject({ isDone: false, missingCount: 1 });
});

test("a game of another type, or one that asks nothing, begins anew", async () => {
  const { change } = await open();
  expect(change(statements())).toBe(false);
  expect(change({ ...makeContent(), config: { gameType: "CHOICE" }, content: { questions: [] } })).toBe(false);
});

test("§4.117 a learner's own game cannot be renewed so", async () => {
  const player = openGame();
  await player.until(({ phase }) => phase === "ready");
  const { context } = player.actor.getSnapshot();
  if (!context.loaded) throw new Error("nothing is played");
  const as = tryGame(context, { ...context.loaded.toPlay, config: reword(makeContent(), "Hooks") });
  if (as) player.actor.send({ type: "game.renewed", as });
  expect(player.game().title).toBe("A game");
});
