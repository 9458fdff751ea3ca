// Knows that the apps' adapter and the server agree: the two sides of the contract in one process.
// @module-tag wide
import { createLearniz } from "@academiz/domain/learniz";
import { applyScroll, applySlideChange } from "@academiz/domain/progress";
import {
  createApiClient,
  createLearnerCatalog,
  createLearnizSource,
  createLibrary,
  createProgressGateway,
  createSessionGateway,
  createWorkplace,
} from "@academiz/http";
import { createMemoryTokenStore } from "@academiz/testkit/clients";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { beginProgress } from "../../testing/author.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let baseUrl = "";
beforeAll(async () => {
  server = await startTestServer();
  baseUrl = await server.listen();
});
afterAll(() => server.close());

/** A browser of its own: its tokens, and what its shell was told. */
function openBrowser() {
  const tokens = createMemoryTokenStore();
  const told: string[] = [];
  const api = createApiClient({
    baseUrl,
    tokens,
    onSessionLost: (message) => void told.push(message),
    onUnauthorised: () => void told.push("unauthorised"),
    onMaintenance: () => void told.push("maintenance"),
    onRefused: (status) => void told.push(`refused: ${status}`),
  });
  return {
    api,
    tokens,
    told,
    gateway: createSessionGateway(api, "BACK_OFFICE", createWorkplace(api)),
    library: createLibrary(api, ["learniz"]).of("learniz"),
  };
}

async function signIn(login: string) {
  const browser = openBrowser();
  browser.tokens.keep(take(await browser.gateway.logIn(login, DEMO_PASSWORD)));
  return browser;
}

function take<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(`not answered: ${JSON.stringify(result.error)}`);
  return result.value;
}

describe("from the apps' adapter to the server", () => {
  test("§7.3 §7.82–§7.85 §7.121 §7.122 signs in, creates, saves, publishes, plays, and keeps progress", async () => {
    const author = await signIn("demo_author");
    expect(take(await author.gateway.loadUser())).toMatchObject({ identifier: "demo_author", isImpersonated: false });
    expect(take(await author.gateway.loadClient()).slug).toBe("demo");
    const learniz = createLearniz({ title: "Gestures", local: "EN" }, Math.random);
    const created = take(await author.library.create("Gestures", { ...learniz }));
    const changes = { name: "Gestures, again", content: { ...learniz }, updatedAt: created.updatedAt };
    const saved = take(await author.library.save(created.slug, changes));
    const published = take(await author.library.publish(created.slug, saved.updatedAt));
    expect(published).toMatchObject({
      name: "Gestures, again",
      hasConfigDraft: false,
      publishedAt: expect.any(String),
    });

    const late = await author.library.save(created.slug, changes);
    expect(late).toMatchObject({ ok: false, error: { kind: "conflict", detail: "concurrent-edit" } });
  });

  test("§7.121 §7.122 a learner finds a course, plays it, and its progress is there at the next start", async () => {
    const learner = await signIn("demo_learner");
    const course = take(await createLearnerCatalog(learner.api).list()).find(({ type }) => type === "learniz");
    const perimeterSlug = course?.perimeterSlug ?? "";
    const source = createLearnizSource(learner.api, { perimeterSlug, readsDraft: false, returnUrl: null });
    const toPlay = take(await source.load());
    const began = beginProgress(toPlay.config, perimeterSlug);
    const entered = applySlideChange(began.course, began.progress, { chapterIndex: 0, slideIndex: 0 }).progress;
    const progress = { ...applyScroll(began.course, entered).progress, eventDate: new Date().toISOString() };
    const gateway = createProgressGateway(learner.api);
    expect(take(await gateway.send(progress))).toEqual({ accepted: true, storedEventDate: progress.eventDate });
    expect(take(await gateway.send(progress)).accepted).toBe(false);
    expect(take(await source.load()).storedProgress).toEqual({ ...progress, knownSince: expect.any(String) });
  });

  test("decisions 2: another client's product is not found, exactly as an unknown one", async () => {
    const theirs = await signIn("atelier_author");
    const learniz = createLearniz({ title: "Theirs", local: "EN" }, Math.random);
    const { slug } = take(await theirs.library.create("Theirs", { ...learniz }));
    const ours = await signIn("demo_author");
    for (const asked of [slug, "unknown"])
      expect(await ours.library.read(asked)).toMatchObject({
        ok: false,
        error: { kind: "not-found", detail: "not-found" },
      });
    expect(ours.told).toEqual(["refused: 404"]);
  });

  test("§4.9 §4.10 a token that expired is refreshed on the way", async () => {
    const { gateway, tokens, told } = await signIn("demo_admin");
    const before = tokens.read()?.refreshToken;
    server.advance(16 * 60_000);
    expect(take(await gateway.loadUser()).login).toBe("admin");
    expect(tokens.read()?.refreshToken).not.toBe(before);
    expect(told).toEqual([]);
  });
});
