// Knows that three learners go through one long path with every gateway, each their own way, to its end: one fails an
// IF, one chooses at an OR, one waits at an END_AND for a classroom; mails come once, and a publication in the middle
// takes nothing from anybody.
import { expect, type Page, test } from "@playwright/test";
import { type Platform, signIn, startPlatform } from "./platform.ts";

let platform: Platform;
test.use({ locale: "en-GB" });
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

const LEARNERS = ["learner", "manager", "trainer"] as const;
type Learner = (typeof LEARNERS)[number];
const GAMES = ["Exam", "Again", "Read", "Deeper", "Left", "Right", "Short", "Added"] as const;
const MAILS = { good: "You passed the exam", again: "Once more, with help" } as const;
type Json = ReturnType<typeof JSON.parse>;

const tokens = new Map<string, string>();
async function ask(login: string, path: string, body?: unknown, method?: "PATCH" | "PUT"): Promise<Json> {
  const token = tokens.get(login) ?? (await platform.signIn(`demo_${login}`));
  tokens.set(login, token);
  const answer = await (await platform.call(token, path, body, method)).text();
  return answer === "" ? null : JSON.parse(answer);
}
async function publish(type: string, name: string, content: object): Promise<string> {
  const configDraft = { context: { title: name }, config: { local: "EN" }, ...content };
  const { slug, updatedAt } = await ask("author", `/api/admin/${type}`, { name, configDraft });
  await ask("author", `/api/admin/${type}/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  return slug;
}
const publishGame = (name: string) =>
  publish("game", name, {
    config: { gameType: "VRAI_FAUX", local: "EN" },
    content: { statements: [{ slug: "a", text: "It is so.", correct: true, explanation: "" }] },
  });

const node = (slug: string, type: string, next: readonly string[], more: object) => ({ slug, type, next, ...more });
const gateway = (slug: string, gatewayType: string, next: readonly string[], more = {}) =>
  node(slug, "gateway", next, { gatewayType, ...more });
const mail = (slug: string, subject: string, next: string) =>
  node(slug, "event", [next], { eventType: "EMAIL", subject, text: "Go on." });

/** Twenty nodes, with every gateway and every event. */
function draw(slugOf: (name: string) => string) {
  const task = (name: string, next: string, taskType = "game") =>
    node(name.toLowerCase(), "task", [next], { taskType, productSlug: slugOf(name), name });
  return [
    node("start", "event", ["exam"], { eventType: "START" }),
    task("Exam", "if"),
    gateway("if", "IF", ["good-mail", "again"], { test: { of: "score", atLeast: 75 } }),
    mail("good-mail", MAILS.good, "and"),
    task("Again", "again-mail"),
    mail("again-mail", MAILS.again, "and"),
    gateway("and", "AND", ["class", "leaflet", "read"]),
    task("Class", "join", "classiz"),
    task("Leaflet", "deeper", "attachment"),
    task("Deeper", "join"),
    task("Read", "inner"),
    gateway("inner", "AND", ["left", "right"]),
    task("Left", "inner-join"),
    task("Right", "inner-join"),
    gateway("inner-join", "END_AND", ["join"]),
    gateway("join", "END_AND", ["or"]),
    gateway("or", "OR", ["short", "long"]),
    task("Short", "end"),
    node("long", "task", ["end"], {
      ...{ taskType: "section", name: "Long" },
      sectionDetails: { productsSlugs: [{ slug: slugOf("Left") }, { slug: slugOf("Short") }] },
    }),
    node("end", "event", [], { eventType: "END" }),
  ];
}

async function hold(): Promise<string> {
  const means = [{ slug: "spring", title: "Gestures", signing: "free" }];
  const product = await publish("classiz", "Class", { means });
  const { products } = await ask("learner", "/api/products");
  const { perimeterSlug } = products.find((one: Json) => one.productSlug === product);
  const [startAt, endAt] = [-5, 120].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
  const plan = { perimeterSlug, mean: "spring", startAt, endAt, place: "Room 1", capacity: 9 };
  const { slug } = await ask("admin", "/api/admin/slot", plan);
  const userIds = LEARNERS.map(
    (login) => JSON.parse(Buffer.from(tokens.get(login)?.split(".")[1] ?? "", "base64url").toString()).sub,
  );
  await ask("admin", `/api/admin/slot/${slug}/enrolments`, { userIds });
  for (const login of LEARNERS) if (login !== "trainer") await ask(login, `/api/slot/${slug}/auto-sign`, {}, "PUT");
  return product;
}

test("§4.144–§4.153 decisions 10, 11: three learners go three ways through a path of twenty nodes, which is published anew in the middle, to its end", {
  tag: "@long",
}, async ({ browser }) => {
  test.setTimeout(240_000);
  for (const login of LEARNERS) await ask(login, "/api/user", { locale: "en" }, "PUT");
  const slugs = new Map<string, string>();
  for (const name of GAMES) slugs.set(name, await publishGame(name));
  slugs.set("Leaflet", await publish("attachment", "Leaflet", { source: "https://files.example/a.pdf" }));
  slugs.set("Class", await hold());
  const nodes = draw((name) => slugs.get(name) ?? "");
  expect(nodes).toHaveLength(20);
  const path = await publish("coursiz", "A long way", { nodes });
  const perimeter = (await ask("learner", "/api/products")).products.find((one: Json) => one.productSlug === path);
  const place = `/api/coursiz/${perimeter.perimeterSlug}`;

  const read = (login: Learner): Promise<Json> => ask(login, place);
  const listDone = async (login: Learner): Promise<readonly string[]> =>
    (await read(login)).nodes.flatMap(({ slug, state }: Json) => (state === "done" ? [slug] : []));
  /** Reports the result as the learner's player does. */
  const play = async (login: Learner, name: string, right = true) => {
    const found = (await read(login)).nodes.find((one: Json) => one.slug === name.toLowerCase()).products[0];
    const told = {
      status: "COMPLETE",
      time: 5,
      percentage: 100,
      score: right ? 100 : 0,
      data: { answers: { a: right } },
    };
    const progress = { ...(found.type === "attachment" ? { time: 5 } : told), eventDate: new Date().toISOString() };
    await ask(login, `/api/${found.type}/${found.perimeterSlug}/progress`, { progress });
  };
  const open = async (login: Learner): Promise<Page> => {
    const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
    await signIn(page, platform, login, "", `/path/${perimeter.perimeterSlug}`);
    await page.getByRole("button", { name: "Begin the path" }).click();
    return page;
  };
  const stands = (page: Page, slug: string, standing: string) =>
    expect(page.locator(`#node-${slug}`)).toHaveAttribute("data-standing", standing);

  // One passes, one fails: each reads their own mail, and the other way is closed.
  const [passing, failing, waiting] = [await open("learner"), await open("manager"), await open("trainer")];
  await play("learner", "Exam");
  await play("manager", "Exam", false);
  await play("trainer", "Exam");
  for (const page of [passing, failing]) await page.reload();
  await stands(passing, "good-mail", "done");
  await stands(passing, "again", "apart");
  await stands(failing, "again", "open");
  await stands(failing, "class", "locked");
  await play("manager", "Again");

  // All that the joins wait for is done, except the classroom of one learner.
  for (const login of LEARNERS)
    for (const name of ["Leaflet", "Read", "Left", "Right", "Deeper"]) await play(login, name);
  await waiting.reload();
  await stands(waiting, "class", "open");
  await stands(waiting, "short", "locked");

  // The author publishes again, with one more step after the joins. What is complete stays complete for everybody.
  const before = await Promise.all(LEARNERS.map(listDone));
  expect(before.map(({ length }) => length > 10)).toEqual([true, true, true]);
  const added = node("added", "task", ["or"], { taskType: "game", productSlug: slugs.get("Added"), name: "Added" });
  const { updatedAt } = await ask("author", `/api/admin/coursiz/${path}`);
  const configDraft = {
    ...{ context: { title: "A long way" }, config: { local: "EN" } },
    nodes: [...nodes.map((one) => (one.slug === "join" ? { ...one, next: ["added"] } : one)), added],
  };
  const saved = await ask("author", `/api/admin/coursiz/${path}`, { configDraft, updatedAt }, "PATCH");
  await ask("author", `/api/admin/coursiz/publish/${path}`, { updatedAt: saved.updatedAt, visible: true }, "PATCH");
  const after = await Promise.all(LEARNERS.map(listDone));
  expect(after.map((done, at) => before[at]?.filter((one) => one !== "or" && !done.includes(one)))).toEqual([
    [],
    [],
    [],
  ]);
  for (const login of ["learner", "manager"] as const) await play(login, "Added");

  // A choice at the OR: the other way closes.
  await passing.reload();
  await stands(passing, "added", "done");
  await passing.getByRole("button", { name: "Choose: Short" }).click();
  await stands(passing, "long", "apart");
  await play("learner", "Short");
  await ask("manager", `${place}/choice`, { node: "or", way: "long" }, "PUT");
  await failing.reload();
  await stands(failing, "long", "open");
  const long = (await read("manager")).nodes.find((one: Json) => one.slug === "long");
  const { perimeterSlug } = long.products.find((one: Json) => one.name === "Short");
  const told = { status: "COMPLETE", time: 5, percentage: 100, score: 100, data: { answers: { a: true } } };
  const progress = { ...told, eventDate: new Date().toISOString() };
  await ask("manager", `/api/game/${perimeterSlug}/progress`, { progress });

  // The learner who waits signs in the classroom, comes back to the path and goes on at once.
  await waiting.getByRole("button", { name: /: Class$/ }).click();
  await waiting.getByRole("button", { name: "Sign: Gestures" }).click();
  await waiting.getByRole("button", { name: "I am here: sign" }).click();
  await expect(waiting.getByText("You have signed. Your presence is noted.")).toBeVisible();
  await waiting.getByRole("link", { name: "Back to the path" }).click();
  await stands(waiting, "class", "done");
  await stands(waiting, "added", "open");
  await play("trainer", "Added");
  await ask("trainer", `${place}/choice`, { node: "or", way: "short" }, "PUT");
  await play("trainer", "Short");

  for (const page of [passing, failing, waiting]) {
    await page.reload();
    await expect(page.getByText("You have come to the end of this path. Well done!")).toBeVisible();
  }
  const { mails } = await ask("admin", "/api/admin/mails?limit=100");
  const count = (subject: string) => mails.filter((one: Json) => one.subject.includes(subject)).length;
  expect([count(MAILS.good), count(MAILS.again)]).toEqual([2, 1]);
  for (const login of LEARNERS) {
    const { plays } = await ask(login, `/api/me/history?product=${path}`);
    expect([login, plays.length]).toEqual([login, 1]);
  }
  for (const page of [passing, failing, waiting]) await page.context().close();
});
