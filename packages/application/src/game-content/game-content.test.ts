import { addChoice, changeChoice, GAME_TYPES, type Game } from "@academiz/domain/games";
import { PRODUCT_KINDS } from "@academiz/domain/products";
import { describe, expect, it, test } from "vitest";
import { createActor } from "xstate";
import { changeGame, changeRules, connectGameContent, gameContentMachine } from "./index.ts";

const START = { title: "Fire", local: "EN", strategy: "LAST" } as const;
const dice = () => {
  let state = 0;
  return () => (++state * 0.618_034) % 1;
};
/** Nothing is stored while these tests look. */
const UNSAVED = { save: () => new Promise<never>(() => {}), clock: { now: () => 0 } };
function open(gameType: (typeof GAME_TYPES)[number] = "CHOICE") {
  const stored = PRODUCT_KINDS.game.create({ ...START, gameType }, dice());
  const actor = createActor(gameContentMachine, { input: { stored, ...UNSAVED } }).start();
  const view = () => connectGameContent(actor.getSnapshot());
  return { actor, stored, view };
}
type Choice = Game<"CHOICE">;
const writeFirst = (text: string) => (own: Choice) => changeChoice(own, own.content.questions[0]?.slug ?? "", { text });
const readTexts = ({ game }: ReturnType<typeof connectGameContent>) =>
  game?.gameType === "CHOICE" ? game.content.questions.map(({ text }) => text) : [];

describe("a game that is written", () => {
  test.each(GAME_TYPES)(
    "§3.87 §3.93 %s is shown as it is stored, and its rules are changed and taken away",
    (gameType) => {
      const { actor, stored, view } = open(gameType);
      expect(view()).toMatchObject({ game: { gameType }, isChanged: false });
      changeRules(actor, gameType, { victoryThreshold: 60, maxAttempts: 3 });
      expect(view()).toMatchObject({
        isChanged: true,
        written: {
          config: { gameType, victoryThreshold: 60, maxAttempts: 3, strategy: "LAST", displayMode: "STANDARD" },
        },
      });
      changeRules(actor, gameType, { victoryThreshold: undefined, maxAttempts: undefined });
      expect(view().written["config"]).toEqual(stored["config"]);
      changeRules(actor, gameType, { strategy: undefined });
      expect(view().written["config"]).not.toHaveProperty("strategy");
      actor.send({ type: "changes.dropped" });
      expect(view().draft).toEqual(stored);
    },
  );

  it("§3.94 changes lie over the stored content until they are stored themselves", () => {
    const { actor, view } = open();
    changeGame(actor, "CHOICE", writeFirst("Which one burns?"));
    changeGame(actor, "CHOICE", (own) => addChoice(own, Math.random));
    expect(readTexts(view()).at(0)).toBe("Which one burns?");
    const { written, draft, isChanged } = view();
    expect([isChanged, written["content"]]).toEqual([true, draft["content"]]);
    actor.send({ type: "content.stored", content: draft });
    expect(view().isChanged).toBe(false);
  });

  it("§8.10 changes made while a save was on its way stay, over what was stored", () => {
    const { actor, view } = open();
    changeGame(actor, "CHOICE", writeFirst("First"));
    const sent = view().draft;
    changeGame(actor, "CHOICE", writeFirst("Second"));
    actor.send({ type: "content.stored", content: sent });
    expect([readTexts(view()).at(0), view().isChanged]).toEqual(["Second", true]);
    actor.send({ type: "changes.dropped" });
    expect(readTexts(view()).at(0)).toBe("First");
  });

  it("§3.81 settings that are saved meanwhile become those of the draft, and changes stay", () => {
    const { actor, stored, view } = open();
    changeGame(actor, "CHOICE", writeFirst("Mine"));
    const config = { ...(stored["config"] as object), local: "FR", difficulty: "HARD" };
    actor.send({ type: "content.stored", content: { ...stored, context: { title: "Water" }, config } });
    expect(view().draft).toMatchObject({
      context: { title: "Water" },
      config: { local: "FR", difficulty: "HARD", gameType: "CHOICE" },
    });
    expect(readTexts(view()).at(0)).toBe("Mine");
    actor.send({ type: "changes.dropped" });
    expect(view().isChanged).toBe(false);
  });

  it("§8.32 a game of an unknown type is told, and kept as it is", () => {
    const stored = { context: { title: "Later" }, config: { gameType: "LATER" }, content: { anything: 1 } };
    const actor = createActor(gameContentMachine, { input: { stored, ...UNSAVED } }).start();
    changeGame(actor, "CHOICE", writeFirst("No"));
    expect(connectGameContent(actor.getSnapshot())).toMatchObject({ game: null, isChanged: false, draft: stored });
  });
});
