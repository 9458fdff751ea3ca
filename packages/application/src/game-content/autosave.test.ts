// Knows that a game as a product is saved by itself, one action after the other, and that its author chooses where it
// meets the work of others.
import { changeChoice, type Game } from "@academiz/domain/games";
import { PRODUCT_KINDS, readSettings } from "@academiz/domain/products";
import {
  createMemoryNavigation,
  createMemoryProductLibrary,
  createNetworkLine,
  OFFLINE,
} from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { askPage, productPageMachine, savePageContent } from "../product-page/index.ts";
import { changeGame, connectGameContent, gameContentMachine } from "./index.ts";

type Choice = Game<"CHOICE">;
const START = { title: "Fire", local: "EN", strategy: "LAST", gameType: "CHOICE" } as const;

async function open() {
  let state = 0;
  const content = PRODUCT_KINDS.game.create(START, () => (++state * 0.618_034) % 1);
  const line = createNetworkLine();
  const library = createMemoryProductLibrary(line, "game");
  const made = await library.create("Fire", content);
  if (!made.ok) throw new Error("no game was made");
  const { slug } = made.value;
  const page = createActor(productPageMachine, {
    input: { library, navigation: createMemoryNavigation(), slug },
  }).start();
  const { context } = await waitFor(page, (snapshot) => snapshot.matches("ready"));
  const clock = new SimulatedClock();
  const writing = createActor(gameContentMachine, {
    input: {
      stored: context.product?.content ?? {},
      save: (written) => savePageContent(page, written),
      clock: { now: () => clock.now() },
    },
    clock,
  }).start();
  // As the page of a game does.
  let last = context.product?.content;
  page.subscribe(({ context: { product } }) => {
    if (!product || product.content === last) return;
    last = product.content;
    writing.send({ type: "content.stored", content: product.content });
  });
  const view = () => connectGameContent(writing.getSnapshot());
  const write = (text: string) =>
    changeGame(writing, "CHOICE", (own: Choice) => changeChoice(own, own.content.questions[0]?.slug ?? "", { text }));
  const until = (isTrue: (seen: ReturnType<typeof view>) => boolean) =>
    waitFor(writing, (snapshot) => isTrue(connectGameContent(snapshot)));
  const readStored = async () => {
    const now = await library.read(slug);
    return now.ok ? JSON.stringify(now.value.content) : "";
  };
  const countSaves = () => line.asked.filter((name) => name === "save").length;
  return { line, library, slug, page, clock, writing, view, write, until, readStored, countSaves };
}
const isSaved = ({ isChanged, saving }: ReturnType<typeof connectGameContent>) =>
  !isChanged && saving.state === "saved";

test("§3.75 what is written is stored a second after the last change, once", async () => {
  const { clock, writing, write, until, view, readStored, countSaves } = await open();
  write("Which one burns?");
  clock.increment(900);
  write("Which one burns best?");
  clock.increment(900);
  expect(writing.getSnapshot().children["saving"]?.getSnapshot()).toMatchObject({ value: "waiting" });
  clock.increment(100);
  await until(isSaved);
  expect(countSaves()).toBe(1);
  expect(await readStored()).toContain("Which one burns best?");
  expect(view().isOtherThanOpened).toBe(true);
});

test("all that was written since it was opened can be taken back, stored or not", async () => {
  const { clock, writing, write, until, view, readStored } = await open();
  const opened = await readStored();
  write("Which one burns?");
  clock.increment(1_000);
  await until(isSaved);
  writing.send({ type: "opening.restored" });
  expect(view()).toMatchObject({ isChanged: true, isOtherThanOpened: false });
  clock.increment(1_000);
  await until(isSaved);
  expect(JSON.parse(await readStored())).toEqual(JSON.parse(opened));
});

test("§8.5 a failed save is told, and tried again by itself once the network is back", async () => {
  const { line, clock, writing, write, until, view, readStored } = await open();
  line.fail("save", OFFLINE);
  write("Which one burns?");
  clock.increment(1_000);
  await until(({ saving }) => saving.state === "offline");
  expect(view().isChanged).toBe(true);
  line.fail("save", null);
  writing.send({ type: "network.returned" });
  await until(isSaved);
  expect(await readStored()).toContain("Which one burns?");
});

test("§8.10 a change that met the work of somebody else waits until its author chooses, and nothing is stored until then", async () => {
  const { library, slug, page, clock, write, until, readStored, countSaves } = await open();
  const theirs = await library.read(slug);
  if (!theirs.ok) throw new Error("nothing is stored");
  const { content, updatedAt } = theirs.value;
  await library.save(slug, { name: "Water", content, updatedAt });
  write("Mine");
  clock.increment(1_000);
  await waitFor(page, ({ context }) => context.refused !== null);
  await until(({ saving }) => saving.state === "refused");
  const before = countSaves();
  write("Mine, still");
  clock.increment(60_000);
  expect(countSaves()).toBe(before);
  page.send({ type: "mine.chosen" });
  await waitFor(page, (snapshot) => snapshot.matches("ready") && snapshot.context.refused === null);
  clock.increment(1_000);
  await until(isSaved);
  expect(await readStored()).toContain("Mine, still");
});

test("§4.133 an action that is asked for while a save is on its way follows it", async () => {
  const { page, clock, write, until, view, library, slug } = await open();
  write("Which one burns?");
  clock.increment(1_000);
  await waitFor(page, (snapshot) => snapshot.matches("acting"));
  const asked = askPage(page, () => ({ type: "publication.confirmed" }));
  await asked;
  await waitFor(page, ({ context }) => context.product?.publishedAt !== null);
  await until(isSaved);
  const now = await library.read(slug);
  expect(now.ok && JSON.stringify(now.value.published)).toContain("Which one burns?");
  expect(view().isChanged).toBe(false);
});

test("§4.133 no action that is asked for while the page is busy is dropped, in whatever order they come", async () => {
  for (const order of ["withdraw-first", "save-first"] as const) {
    const { line, page, library, slug } = await open();
    await askPage(page, () => ({ type: "publication.confirmed" }));
    await waitFor(page, ({ context }) => context.product?.publishedAt !== null);
    const content = { ...page.getSnapshot().context.product?.content, title: "Written meanwhile" };
    const release = line.hold("save");
    await askPage(page, () => ({ type: "settings.saved", title: "Water", settings: readSettings({}) }));
    const withdraw = () => askPage(page, () => ({ type: "withdrawal.confirmed" }));
    const save = () => savePageContent(page, content);
    const told = order === "save-first" ? [save(), withdraw()] : [withdraw(), save()];
    release();
    await Promise.all(told);
    await waitFor(page, (snapshot) => snapshot.matches("ready") && line.asked.includes("withdraw"));
    const now = await library.read(slug);
    expect(now).toMatchObject({ ok: true, value: { content: { title: "Written meanwhile" } } });
  }
});

test("§8.5 a failed save is told as failed, though an action asked for after it succeeded", async () => {
  const { line, page } = await open();
  const release = line.hold("save");
  line.fail("save", OFFLINE);
  const saved = savePageContent(page, { ...page.getSnapshot().context.product?.content, title: "Mine" });
  const asked = askPage(page, () => ({ type: "publication.confirmed" }));
  release();
  expect(await saved).toMatchObject({ ok: false, error: OFFLINE });
  await asked;
  await waitFor(page, ({ context }) => context.product?.publishedAt !== null);
});
