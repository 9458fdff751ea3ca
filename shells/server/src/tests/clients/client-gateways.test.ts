// Knows that every method of every gateway of the apps works over HTTP against a server of its own: neither side is
// mocked.
// @module-tag wide
import { impersonation } from "@academiz/contract";
import { createLearniz } from "@academiz/domain/learniz";
import { applyScroll, applySlideChange } from "@academiz/domain/progress";
import * as http from "@academiz/http";
import { createMemoryTokenStore } from "@academiz/testkit/clients";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { showCode } from "../../../../../adapters/tokens/src/testing/show-code.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { prepareData } from "../../operation/prepare-data.ts";
import { beginProgress } from "../../testing/author.ts";
import { finishCourse, publishCertified } from "../../testing/finish-course.ts";
import { PNG } from "../../testing/pictures.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { storeGoes } from "../../testing/store-goes.ts";
import { PUSH_HOST, subscribeBrowser } from "../../testing/subscribe-browser.ts";

type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };
/** What a call succeeded with. @throws Error where it did not. */
function take<T>(result: Answered<T>): T {
  if (!result.ok) throw new Error(`not answered: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Which methods of which gateway were called, such as `session.logIn`, and which there are. */
class CallNotes {
  readonly called = new Set<string>();
  readonly known = new Set<string>();
  /** The same gateway: its calls are noted. */
  note<G extends object>(name: string, gateway: G): G {
    for (const method of Object.keys(gateway)) this.known.add(`${name}.${method}`);
    return new Proxy(gateway, {
      get: (target, method) => {
        this.called.add(`${name}.${String(method)}`);
        return Reflect.get(target, method);
      },
    });
  }
}

/** A browser of its own: its tokens, and what its shell was told. `now`: the server's clock, in milliseconds. */
function openBrowser(baseUrl: string, now: () => number = Date.now, notes = new CallNotes()) {
  const tokens = createMemoryTokenStore();
  const told: string[] = [];
  const api = http.createApiClient({
    baseUrl,
    tokens,
    onSessionLost: (message) => void told.push(message),
    onUnauthorised: () => void told.push("unauthorised"),
    onMaintenance: () => void told.push("maintenance"),
    onRefused: (status) => void told.push(`refused: ${status}`),
  });
  const library = http.createLibrary(api, ["learniz"]);
  return {
    api,
    tokens,
    told,
    session: notes.note("session", http.createSessionGateway(api, "BACK_OFFICE", http.createWorkplace(api))),
    appearance: notes.note("appearance", http.createAppearanceGateway(api)),
    account: notes.note("account", http.createAccountGateway(api)),
    list: notes.note("list", {
      list: library.list,
      listTemplates: library.listTemplates,
      readUses: library.readUses,
    }),
    folders: notes.note("folders", library.folders),
    library: notes.note("library", library.of("learniz")),
    pathLibrary: library.of("coursiz"),
    exports: notes.note("exports", http.createProductExports(api)),
    productTags: notes.note("productTags", http.createProductTags(api)),
    catalogue: notes.note("catalogue", http.createLearnerCatalog(api)),
    paths: notes.note("paths", http.createLearnerPaths(api)),
    sections: notes.note("sections", http.createLearnerSections(api)),
    sectionDrafts: notes.note("sectionDrafts", http.createSectionDrafts({ tokens, baseUrl })),
    classroomDrafts: notes.note("classroomDrafts", http.createClassroomDrafts({ tokens, baseUrl })),
    libraryOf: library.of,
    secondFactor: http.createSecondFactorGateway(api),
    openAttachment: (slug: string) =>
      notes.note("attachmentSource", http.createAttachmentSource(api, { slug, readsDraft: false, returnUrl: null })),
    attachments: notes.note("attachments", http.createAttachmentGateway(api)),
    progress: notes.note("progress", http.createProgressGateway(api)),
    histories: notes.note("histories", http.createHistoryGateway(api)),
    mailbox: notes.note("mailbox", http.createMailbox(api)),
    platform: notes.note("platform", http.createPlatformGateway(api)),
    notifications: notes.note("notifications", http.createNotificationGateway(api)),
    conversations: notes.note("conversations", http.createConversationGateway(api)),
    answerTemplates: notes.note("answerTemplates", http.createAnswerTemplateGateway(api)),

    asking: (perimeterSlug: string) => notes.note("asking", http.createAskingGateway(api, perimeterSlug)),
    experts: notes.note("experts", http.createExpertGateway(api)),
    ownTerms: notes.note("ownTerms", http.createOwnTerms(api)),
    clientTerms: notes.note("clientTerms", http.createClientTerms(api)),
    reading: notes.note("reading", http.createReadingGateway(api)),
    push: notes.note("push", http.createPushGateway(api)),
    threads: notes.note("threads", http.createThreadGateway(api)),
    notes: (perimeterSlug: string) => notes.note("notes", http.createNoteGateway(api, perimeterSlug)),
    organisation: notes.note("organisation", http.createOrganisationGateway(api)),
    clients: notes.note("clients", http.createClientDirectory(api)),
    pageTemplates: notes.note("pageTemplates", http.createPageTemplates(api)),
    voices: notes.note("voices", http.createVoiceGateway(api)),
    certificates: notes.note("certificates", http.createCertificateGateway(api)),
    stream: notes.note("stream", http.createLiveStream({ api, tokens, baseUrl, now })),
    /** What a player plays. */
    openSource: (perimeterSlug: string, readsDraft = false) =>
      notes.note("source", http.createLearnizSource(api, { perimeterSlug, readsDraft, returnUrl: null })),
  };
}
async function signIn<B extends ReturnType<typeof openBrowser>>(
  browser: B,
  login: string,
  password = DEMO_PASSWORD,
): Promise<B> {
  browser.tokens.keep(take(await browser.session.logIn(login, password)));
  return browser;
}

const NEW_PASSWORD = "Grand-Soleil7-2026";
const notes = new CallNotes();
let server: TestServer;
let baseUrl = "";
beforeAll(async () => {
  server = await startTestServer({ PUSH_HOSTS: PUSH_HOST });
  baseUrl = await server.listen();
});
afterAll(() => server.close());

const open = () => openBrowser(baseUrl, () => server.world.clock.now(), notes);
const as = (login: string, password?: string) => signIn(open(), login, password);

/** A course of one slide, by an author through their own gateway. */
async function publish(name: string) {
  const author = await as("demo_author");
  const config = createLearniz({ title: name, local: "EN" }, Math.random);
  const created = take(await author.library.create(name, { ...config }));
  const first = take(await author.library.publish(created.slug, created.updatedAt));
  expect(take(await author.library.withdraw(first.slug))).toMatchObject({ ...first, visible: false });
  const published = take(await author.library.publish(first.slug, first.updatedAt));
  const mine = take(await author.catalogue.list());
  const found = mine.find((one) => one.title === name && one.publishedAt === published.publishedAt);
  if (!found) throw new Error("what was published is in nobody's catalogue");
  return { author, slug: created.slug, perimeterSlug: found.perimeterSlug, config, published };
}
test("decisions 10 a path is published, begun, chosen on and read", async () => {
  const { author, slug } = await publish("On a path");
  const task = (name: string) => ({ slug: name, type: "task", taskType: "learniz", productSlug: slug, next: ["end"] });
  const nodes = [
    { slug: "start", type: "event", eventType: "START", next: ["or"] },
    { slug: "or", type: "gateway", gatewayType: "OR", next: ["a", "b"] },
    task("a"),
    task("b"),
    { slug: "end", type: "event", eventType: "END" },
  ];
  const library = author.pathLibrary;
  const made = take(await library.create("A path", { context: { title: "A path" }, nodes }));
  take(await library.publish(made.slug, made.updatedAt));
  const learner = await as("demo_learner");
  const found = take(await learner.catalogue.list()).find(({ title }) => title === "A path");
  const perimeterSlug = found?.perimeterSlug ?? "";
  expect(take(await learner.paths.read(perimeterSlug)).isBegun).toBe(false);
  expect(take(await learner.paths.begin(perimeterSlug)).nodes[1]).toMatchObject({ kind: "OR", state: "open" });
  expect(take(await learner.paths.choose(perimeterSlug, "or", "b")).nodes[1]).toMatchObject({
    state: "done",
    way: "b",
  });
  expect(await learner.paths.choose(perimeterSlug, "or", "a")).toMatchObject({ error: { detail: "path.not-open" } });
});

test("§3.217 §4.77 a section is tried and read, and a classroom is tried, with the session of the back office", async () => {
  const { author, slug } = await publish("In a section");
  const made = take(
    await author.libraryOf("section").create("A section", {
      context: { title: "A section" },
      sectionDetails: { productsSlugs: [{ slug }] },
    }),
  );
  expect(take(await author.sectionDrafts.read(made.slug))).toMatchObject({
    name: "A section",
    products: [{ slug, type: "learniz" }],
  });
  take(await author.libraryOf("section").publish(made.slug, made.updatedAt));
  const learner = await as("demo_learner");
  const found = take(await learner.catalogue.list()).find(({ productSlug }) => productSlug === made.slug);
  expect(take(await learner.sections.read(found?.perimeterSlug ?? ""))).toMatchObject({
    result: null,
    products: [{ slug, status: null }],
  });
  const content = { context: { title: "First aid" }, means: [{ slug: "spring", title: "Spring" }] };
  const room = take(await author.libraryOf("classiz").create("First aid", content));
  expect(take(await author.classroomDrafts.read(room.slug))).toMatchObject({
    classroom: { name: "First aid", coming: [], titles: { spring: "Spring" } },
    sessions: [{ slug: "spring", signing: "free" }],
  });
});

test("§7.111 §7.135 an attachment is made, published, opened by a learner, and told to its author", async () => {
  const author = await as("demo_author");
  const library = http.createLibrary(author.api, ["attachment"]).of("attachment");
  const content = { context: { title: "A leaflet" }, source: "https://leaflets.example/one" };
  const made = take(await library.create("A leaflet", content));
  take(await library.publish(made.slug, made.updatedAt));
  const learner = await as("demo_learner");
  const found = take(await learner.catalogue.list()).find(({ title }) => title === "A leaflet");
  const slug = found?.perimeterSlug ?? "";
  expect(take(await learner.catalogue.findPlayerLink(slug)).link).toContain(`/play/attachment/${slug}?token=`);
  const source = learner.openAttachment(slug);
  expect(take(await source.load())).toMatchObject({ config: { source: content.source }, storedProgress: null });
  const opened = { slug, time: 4, eventDate: new Date(server.world.clock.now()).toISOString() };
  expect(take(await learner.attachments.send(opened))).toEqual({ accepted: true, storedEventDate: opened.eventDate });
  learner.attachments.sendLeaving({ ...opened, eventDate: new Date(server.world.clock.now() + 2_000).toISOString() });
  await vi.waitFor(async () => expect(take(await source.load()).storedProgress).not.toMatchObject(opened));
  expect(take(await library.listLearners(made.slug))).toMatchObject([
    { identifier: "demo_learner", status: "COMPLETE", percentage: 100 },
  ]);
});

/** A progress that the course can produce, of this moment. */
function scroll(config: unknown, perimeterSlug: string) {
  const { course, progress } = beginProgress(config, perimeterSlug);
  const entered = applySlideChange(course, progress, { chapterIndex: 0, slideIndex: 0 }).progress;
  return { ...applyScroll(course, entered).progress, eventDate: new Date(server.world.clock.now()).toISOString() };
}

describe("the session", () => {
  test("§7.4 §7.6 §4.9 a pair is exchanged once, and ends when its owner signs out", async () => {
    const { session, tokens, told } = await as("demo_author");
    const used = tokens.read()?.refreshToken ?? "";
    const fresh = take(await session.exchange(used));
    // Two tabs may come with one.
    expect((await session.exchange(used)).ok).toBe(true);
    server.advance(11_000);
    expect(await session.exchange(used)).toMatchObject({ ok: false, error: { kind: "unauthorised" } });
    const again = await as("demo_author");
    const { refreshToken } = again.tokens.read() ?? { refreshToken: "" };
    expect(await again.session.logOut(refreshToken, "demo_author")).toEqual({ ok: true, value: undefined });
    expect(await again.session.exchange(refreshToken)).toMatchObject({ ok: false, error: { kind: "unauthorised" } });
    expect(fresh.token.split(".")).toHaveLength(3);
    expect([...told, ...again.told]).toEqual([]);
  });

  test("§7.7 §7.13 §7.15 §7.43 §4.13 the user and their client are read, their language is kept, and a slug leads home", async () => {
    const { session } = await as("demo_author");
    expect(take(await session.changeLocale("en")).locale).toBe("en");
    expect(take(await session.changeLocale("fr")).locale).toBe("fr");
    const user = take(await session.loadUser());
    expect([user.identifier, user.locale, user.client.slug]).toEqual(["demo_author", "fr", "demo"]);
    expect(take(await session.loadClient())).toEqual({
      ...user.client,
      hasSubClients: false,
      theme: expect.any(Object),
    });
    expect(take(await open().session.findOriginPlatform("demo")).url).toContain("/admin/auth/login?client=demo");
    expect(await open().session.findOriginPlatform("nobody")).toMatchObject({ error: { kind: "not-found" } });
  });

  test("§7.43 §7.47 §1.29 §1.30 a look and texts are saved, part by part, and read again", async () => {
    const { appearance } = await as("demo_admin");
    const before = take(await appearance.read());
    const look = { colors: { primary: "#FFDD00" }, font: null, theme: { mode: "material", isDark: null } };
    const change = { look, tabLabel: "Academy", defaultTexts: { en: { next: "Onwards" } } };
    const after = {
      ...before,
      colors: look.colors,
      theme: { mode: "material" },
      tabLabel: "Academy",
      defaultTexts: { en: { next: "Onwards" } },
    };
    expect(take(await appearance.write(before.clientId, change))).toEqual(after);
    expect(take(await appearance.read())).toEqual(after);
    const wrong = { look: { ...look, colors: { primary: "yellowish" } } };
    expect(await appearance.write(before.clientId, wrong)).toMatchObject({ error: { kind: "invalid" } });
    const back = { look: { colors: {}, font: null, theme: { mode: null } }, tabLabel: null, defaultTexts: { en: {} } };
    expect(take(await appearance.write(before.clientId, back))).toEqual({
      ...after,
      colors: {},
      theme: {},
      tabLabel: null,
      defaultTexts: {},
    });
  });

  test("§7.50 §7.52 §7.53 the signature and the pictogram are put, seen and taken away", async () => {
    const { appearance, told } = await as("demo_admin");
    const { clientId } = take(await appearance.read());
    expect(await appearance.readSignature(clientId)).toMatchObject({ error: { kind: "not-found" } });
    const file = new File([new Uint8Array(PNG)], "seal.png");
    expect(take(await appearance.putPicture(clientId, "signature", file)).hasSignature).toBe(true);
    expect([...take(await appearance.readSignature(clientId))]).toEqual([...PNG]);
    expect(take(await appearance.putPicture(clientId, "picto", file)).picto).toContain("/files/");
    const wrong = new File(["words"], "seal.png");
    expect(await appearance.putPicture(clientId, "picto", wrong)).toMatchObject({
      error: { detail: "document.source.wrong_type" },
    });
    expect(take(await appearance.takePictureAway(clientId, "picto")).picto).toBeNull();
    expect(take(await appearance.takePictureAway(clientId, "signature")).hasSignature).toBe(false);
    expect(await appearance.readSignature(clientId)).toMatchObject({ error: { kind: "not-found" } });
    expect(told).toEqual([]);
  });

  test("§7.12 §7.11 the other platform is entered by a link, once; standing in for somebody ends as oneself", async () => {
    const author = await as("demo_author");
    const { link } = take(await author.session.linkToPlatform("FRONT_DYNAMIC"));
    const refreshToken = new URLSearchParams(new URL(link).hash.slice(1)).get("refreshToken") ?? "";
    const other = open();
    other.tokens.keep(take(await other.session.exchange(refreshToken)));
    expect(take(await other.session.loadUser()).identifier).toBe("demo_author");
    const learner = await as("demo_learner");
    expect(await learner.session.linkToPlatform("BACK_OFFICE")).toMatchObject({ error: { detail: "role.refused" } });
    const admin = await as("demo_admin");
    const body = { identifier: "demo_learner", platform: "FRONT_DYNAMIC" } as const;
    const pair = take(await admin.api.call(impersonation.impersonate, { body }));
    const standIn = open();
    standIn.tokens.keep(take(await standIn.session.exchange(pair.refreshToken)));
    expect(take(await standIn.session.loadUser())).toMatchObject({ identifier: "demo_learner", isImpersonated: true });
    const back = take(await standIn.session.leaveImpersonation());
    standIn.tokens.keep(take(await standIn.session.exchange(back.refreshToken)));
    expect(take(await standIn.session.loadUser())).toMatchObject({ identifier: "demo_admin", isImpersonated: false });
    // Refusals are shown in place: nobody is led to an error page.
    expect([author, learner, admin, standIn, other].flatMap(({ told }) => told)).toEqual([]);
  });

  test("§7.3 a wrong password and an unknown user fail alike", async () => {
    for (const login of ["demo_author", "demo_nobody"])
      expect(await open().session.logIn(login, "Wrong-Password-1")).toMatchObject({
        ok: false,
        error: { kind: "unauthorised", detail: "bad-credentials" },
      });
  });
});

describe("accounts", () => {
  test("§7.17 §7.19 §7.21 a link is mailed, read in the mailbox, and sets a password once", async () => {
    const { account } = open();
    expect(
      take(await account.askLink({ clientSlug: "demo", login: "trainer", platform: "FRONT_DYNAMIC" })),
    ).toBeUndefined();
    expect((await account.askLink({ clientSlug: "demo", login: "nobody", platform: "FRONT_DYNAMIC" })).ok).toBe(true);
    expect(take(await account.readMailing())).toBe("stay");
    await server.carryMails();
    const { mailbox, told } = await as("demo_superadmin");
    const page = take(await mailbox.list(1, 10));
    expect(page).toMatchObject({ total: 1, leaves: false, mails: [{ to: "trainer@demo.example", status: "kept" }] });
    expect(take(await mailbox.list(2, 10)).mails).toEqual([]);
    const mail = take(await mailbox.read(page.mails[0]?.id ?? ""));
    expect(await mailbox.read("none")).toMatchObject({ ok: false, error: { kind: "not-found" } });
    const token = /#token=(\S+)/.exec(mail.text ?? "")?.[1] ?? "";
    const choose = (password: string) => account.choosePassword({ token, type: "forgotten-password", password });
    expect((await account.checkLink(token)).ok).toBe(true);
    expect(await account.checkLink("cut")).toMatchObject({ ok: false, error: { kind: "gone" } });
    expect(await choose("short")).toMatchObject({ error: { kind: "invalid", detail: "password.invalid" } });
    expect((await choose(NEW_PASSWORD)).ok).toBe(true);
    expect(await choose(`${NEW_PASSWORD}x`)).toMatchObject({ ok: false, error: { kind: "gone" } });
    expect(await account.checkLink(token)).toMatchObject({ ok: false, error: { kind: "gone" } });
    expect((await open().session.logIn("demo_trainer", NEW_PASSWORD)).ok).toBe(true);
    expect(told).toEqual([]);
  });

  test("§7.18 §7.21 §8.16 a temporary password is replaced by its owner, once", async () => {
    const { users, passwords } = server.world;
    const user = await users.findByIdentifier("atelier_learner");
    if (!user) throw new Error("no learner");
    await users.giveTemporaryPassword(user, user.id, await passwords.hash("Given-By-1-Other"));
    const { account, tokens } = await as("atelier_learner", "Given-By-1-Other");
    const token = tokens.read()?.token ?? "";
    const choose = (password: string) => account.choosePassword({ token, type: "temporary-password", password });
    expect((await choose(NEW_PASSWORD)).ok).toBe(true);
    expect(await choose(`${NEW_PASSWORD}x`)).toMatchObject({ error: { detail: "user.not_temporary_password" } });
    expect((await open().session.logIn("atelier_learner", NEW_PASSWORD)).ok).toBe(true);
    await users.giveTemporaryPassword(user, user.id, await passwords.hash("Given-By-1-Other"));
    const { session } = await as("atelier_learner", "Given-By-1-Other");
    expect(take(await session.loadUser()).hasTemporaryPassword).toBe(true);
    const broken = await session.replaceTemporaryPassword("atelier_learner", "short");
    expect(broken).toMatchObject({ error: { kind: "invalid", detail: "password.invalid" } });
    expect((await session.replaceTemporaryPassword("atelier_learner", NEW_PASSWORD)).ok).toBe(true);
  });

  test("decisions 1: an empty platform gets its first administrator by its link, once", async () => {
    const empty = await startTestServer({ NODE_ENV: "production" });
    onTestFinished(() => empty.close());
    const browser = openBrowser(await empty.listen(), Date.now, notes);
    const { setupLink } = await prepareData(empty.config, empty.world);
    const setup = {
      token: setupLink?.split("#token=")[1] ?? "",
      clientSlug: "acme",
      clientName: "Acme & Co",
      login: "ada",
      email: "ada@acme.example",
      locale: "en",
      password: NEW_PASSWORD,
    } as const;
    expect(await browser.account.setUpPlatform({ ...setup, token: "x" })).toMatchObject({ error: { kind: "gone" } });
    expect((await browser.account.setUpPlatform(setup)).ok).toBe(true);
    expect(await browser.account.setUpPlatform(setup)).toMatchObject({ error: { kind: "gone" } });
    await signIn(browser, "acme_ada", NEW_PASSWORD);
    expect(take(await browser.session.loadUser()).roles).toContain("ROLE_SUPER_ADMIN");
  });
});

describe("the folders of products", () => {
  test("§3.66 are made, renamed and moved, hold what is begun in them and put there, and go without it", async () => {
    const { library, list, folders } = await as("demo_author");
    const [top] = take(await folders.create("0 Safety", null));
    const [again] = take(await folders.create("Fire", top?.slug ?? ""));
    const inner = again?.children[0];
    if (!top || !inner) throw new Error("no folder was made");
    expect(inner).toMatchObject({ name: "Fire", parentSlug: top.slug, children: [] });
    const made = take(
      await library.create("In a folder", { ...createLearniz({ title: "x", local: "EN" }, Math.random) }, top.slug),
    );
    expect(made.folderProduct).toBe(top.slug);
    const moved = take(await library.place(made.slug, inner.slug, made.updatedAt));
    expect(await library.place(made.slug, null, made.updatedAt)).toMatchObject({ error: { kind: "conflict" } });
    const criteria = { query: "", order: "name", page: 1, folder: inner.slug } as const;
    const names = async (part: object) => take(await list.list({ ...criteria, ...part })).rows.map(({ name }) => name);
    expect(await names({})).toEqual(["In a folder"]);
    expect(await names({ folder: top.slug })).toEqual([]);
    expect(await names({ type: "game" })).toEqual([]);
    expect(await names({ state: "draft" })).toEqual(["In a folder"]);
    const published = take(await library.publish(moved.slug, moved.updatedAt));
    expect([await names({ state: "published" }), await names({ state: "changed" })]).toEqual([["In a folder"], []]);
    const content = { ...createLearniz({ title: "y", local: "EN" }, Math.random) };
    take(await library.save(made.slug, { name: "In a folder", content, updatedAt: published.updatedAt }));
    expect([await names({ state: "changed" }), await names({ state: "draft" })]).toEqual([["In a folder"], []]);
    take(await library.withdraw(made.slug));
    expect([await names({ state: "withdrawn" }), await names({ state: "published" })]).toEqual([["In a folder"], []]);
    expect(await folders.change(top.slug, { parentSlug: inner.slug })).toMatchObject({
      error: { detail: "folder.inside-itself" },
    });
    take(await folders.change(inner.slug, { name: "Flames", parentSlug: null }));
    expect(take(await folders.list())).toMatchObject([{ name: "0 Safety" }, { name: "Flames" }]);
    take(await folders.dissolve(inner.slug));
    take(await folders.dissolve(top.slug));
    expect(take(await library.read(made.slug)).folderProduct).toBeNull();
    take(await library.remove(made.slug));
  });
});

describe("the library", () => {
  test("§4.133 §7.82 a product begins as its type does, in the language that was chosen", async () => {
    const { library } = (await publish("Beside what begins")).author;
    const begun = take(await library.begin("Begun in English", { local: "EN" }));
    expect(begun).toMatchObject({ name: "Begun in English", publishedAt: null, content: { local: "EN" } });
    expect(take(await library.read(begun.slug))).toMatchObject({ slug: begun.slug, content: { local: "EN" } });
    expect(await library.begin("No game", { local: "EN", gameType: "CHOICE" })).toMatchObject({
      ok: false,
      error: { kind: "invalid" },
    });
  });

  test("§7.80 §7.81 §7.84 §7.86 §7.87 courses are listed, read, saved, copied and removed", async () => {
    const { author, slug, config, published } = await publish("Zebra crossing");
    const { library, list, pageTemplates } = author;
    const criteria = { query: "zebra", order: "-updatedAt", page: 1 } as const;
    expect(take(await list.list(criteria))).toMatchObject({
      totalItems: 1,
      rows: [{ slug, hasConfigDraft: false }],
    });
    const content = { ...config, context: { ...config.context, title: "Zebra, again" } };
    const renamed = { name: "Zebra, again", content, updatedAt: published.updatedAt };
    const saved = take(await library.save(slug, renamed));
    expect(await library.save(slug, renamed)).toMatchObject({ error: { kind: "conflict", detail: "concurrent-edit" } });
    const savedBy = { name: expect.any(String), isYou: true };
    expect(take(await library.read(slug))).toEqual({ ...saved, savedBy });
    expect(saved).toMatchObject({ name: "Zebra, again", hasConfigDraft: true, published: published.published });
    expect(take(await list.listTemplates("learniz"))).toEqual([]);
    const pages = take(await pageTemplates.keep("Zebra pages", saved.content));
    expect(take(await list.listTemplates("learniz"))).toEqual([]);
    expect(take(await list.list(criteria)).totalItems).toBe(2);
    expect(take(await list.list({ ...criteria, excludesPages: true })).rows.map((row) => row.slug)).toEqual([slug]);
    expect(take(await pageTemplates.list())).toEqual([pages]);
    expect(take(await pageTemplates.read(pages.slug))).toEqual(saved.content);
    const ours = take(await pageTemplates.rename(pages, "Ours"));
    expect(ours).toMatchObject({ slug: pages.slug, name: "Ours" });
    expect(await pageTemplates.rename(pages, "Late")).toMatchObject({ error: { kind: "conflict" } });
    take(await pageTemplates.remove(pages.slug));
    expect(take(await pageTemplates.list())).toEqual([]);
    const offered = take(await library.mark(slug, { template: true }, saved.updatedAt));
    expect(await library.mark(slug, { template: true }, saved.updatedAt)).toMatchObject({
      error: { kind: "conflict" },
    });
    expect(offered).toMatchObject({ name: "Zebra, again", content: saved.content, template: true });
    expect(take(await list.listTemplates("learniz")).map((row) => row.slug)).toEqual([slug]);
    expect(take(await list.listTemplates("game"))).toEqual([]);
    const made = take(await library.duplicate(slug, "Crossing"));
    expect(made).toMatchObject({ name: "Crossing", template: false, content: { context: { title: "Crossing" } } });
    expect(await library.duplicate(slug, " ")).toMatchObject({ error: { kind: "invalid" } });
    const copy = take(await library.duplicate(slug));
    expect(copy).toMatchObject({ publishedAt: null, published: null });
    expect(
      take(await list.list(criteria))
        .rows.map((row) => row.slug)
        .sort(),
    ).toEqual([slug, copy.slug].sort());
    expect(take(await list.readUses(copy.slug))).toEqual({ products: [], learners: 0 });
    expect(await library.remove(copy.slug)).toEqual({ ok: true, value: undefined });
    expect(await library.read(copy.slug)).toMatchObject({ ok: false, error: { kind: "not-found" } });
    expect(take(await list.list({ ...criteria, page: 2 })).rows).toEqual([]);
  });

  test("§2.20 §7.121 a preview leads to the draft that nobody else plays", async () => {
    const { author, slug, config, published } = await publish("Previewed");
    const written = { ...config, context: { ...config.context, title: "Only a draft" } };
    take(await author.library.save(slug, { name: "Previewed", content: written, updatedAt: published.updatedAt }));
    vi.stubGlobal("location", { href: "https://back.example/admin/learniz" });
    onTestFinished(() => void vi.unstubAllGlobals());
    const openPage = async (dataset: Readonly<Record<string, string>>) => {
      vi.stubGlobal("document", { documentElement: { dataset } });
      return new URL(take(await author.library.openPreview(slug)).url);
    };
    const outside = await openPage({ platform: "BACK_OFFICE" });
    const url = await openPage({});
    const named = [outside, url].map(({ searchParams }) => searchParams.get("productPerimeterSlug"));
    expect(named).toEqual([slug, null]);
    expect(url.searchParams.get("returnBackoffice")).toBe("https://back.example/admin/learniz");
    const player = open();
    const [token, refreshToken] = ["token", "refreshToken"].map((name) => url.searchParams.get(name) ?? "");
    player.tokens.keep({ token: token ?? "", refreshToken: refreshToken ?? "" });
    player.tokens.keep(take(await player.session.exchange(refreshToken ?? "")));
    const played = take(await player.openSource(slug, true).load());
    expect(played).toMatchObject({ storedProgress: null, config: { context: { title: "Only a draft" } } });
    expect(await author.openSource(slug, true).load()).toMatchObject({ ok: false });
  });

  test("§7.116 a package is asked for, made, found where it says, and removed", async () => {
    const { author, slug } = await publish("Packed");
    const options = {
      format: "2004",
      title: "Packed",
      language: "EN",
      draft: false,
      exitReading: "ALWAYS_SUSPEND",
    } as const;
    const { id, state } = take(await author.exports.begin({ type: "learniz", slug }, options));
    expect(state).toBe("queued");
    await server.runJobs();
    const [made] = take(await author.exports.list(slug));
    expect(made).toMatchObject({
      id,
      state: "done",
      name: expect.stringMatching(/^Packed - scorm2004 - \d{4}-\d\d-\d\d\.zip$/),
      format: "2004",
      problems: [],
      error: null,
    });
    const zip = await server.app.inject({ method: "GET", url: made?.url ?? "" });
    expect([zip.statusCode, zip.rawPayload.byteLength]).toEqual([200, made?.size]);
    take(await author.exports.remove(id));
    expect(take(await author.exports.list(slug))).toEqual([]);
    expect(await author.exports.remove(id)).toMatchObject({ error: { kind: "not-found" } });
    expect(await author.exports.begin({ type: "learniz", slug: "none" }, options)).toMatchObject({
      error: { kind: "not-found" },
    });
  });
});

describe("playing", () => {
  test("§7.93 §7.121 §7.122 a course is found, opened by a link, played, left, and seen by its author", async () => {
    const { author, slug, perimeterSlug } = await publish("Played");
    const learner = await as("demo_learner");
    const mine = take(await learner.catalogue.list()).find((one) => one.perimeterSlug === perimeterSlug);
    expect(mine).toMatchObject({ title: "Played", progress: null });
    expect(take(await learner.catalogue.listNamed(slug))).toEqual([mine]);
    expect(take(await learner.catalogue.listNamed("none"))).toEqual([]);
    expect(take(await learner.catalogue.search("played"))).toMatchObject([{ perimeterSlug, title: "Played" }]);
    expect(await learner.catalogue.findPage(perimeterSlug, "none")).toMatchObject({ error: { kind: "not-found" } });
    expect(take(await learner.catalogue.listFiles(perimeterSlug))).toEqual([]);
    expect(take(await learner.catalogue.findPlayerLink(perimeterSlug, "a b")).link).toMatch(/&at=a%20b$/);
    const link = new URL(take(await learner.catalogue.findPlayerLink(perimeterSlug)).link);
    expect(await learner.catalogue.findPlayerLink("none")).toMatchObject({ ok: false, error: { kind: "not-found" } });
    const player = open();
    player.tokens.keep(take(await player.session.exchange(link.searchParams.get("refreshToken") ?? "")));
    const source = player.openSource(perimeterSlug);
    const opened = take(await source.load());
    expect(opened).toMatchObject({ name: "Played", storedProgress: null, perimeterSlug });

    const progress = scroll(opened.config, perimeterSlug);
    expect(take(await player.progress.send(progress))).toEqual({ accepted: true, storedEventDate: progress.eventDate });
    expect(take(await player.progress.send(progress)).accepted).toBe(false);
    const forged = { ...progress, percentage: 99, eventDate: new Date(server.world.clock.now() + 1).toISOString() };
    expect(await player.progress.send(forged)).toMatchObject({
      error: { kind: "invalid", detail: "progress.impossible" },
    });
    expect(take(await source.load()).storedProgress).toEqual({ ...progress, knownSince: expect.any(String) });

    const later = { ...progress, eventDate: new Date(server.world.clock.now() + 2_000).toISOString() };
    player.progress.sendLeaving(later);
    await vi.waitFor(async () =>
      expect(take(await source.load()).storedProgress).toEqual({ ...later, knownSince: expect.any(String) }),
    );
    expect(take(await author.library.listLearners(slug))).toMatchObject([
      { identifier: "demo_learner", status: "STARTED", eventDate: later.eventDate },
    ]);
    const who = { query: "demo_learner", page: 1 };
    expect(take(await author.library.listWaiting(slug, who))).toMatchObject({ learners: [], total: 0 });
    const trainers = take(await author.library.listWaiting(slug, { query: "trainer@demo", page: 1 }));
    expect(trainers).toMatchObject({ learners: [{ login: "trainer" }], total: 1, due: null });
    expect(take(await author.library.writeWaiting(slug, "csv")).name).toBe(`${slug}-waiting.csv`);
    expect(take(await author.library.writeLearners(slug, "csv")).name).toBe(`${slug}-learners.csv`);
    expect(take(await author.library.listAnswers(slug, { identifier: "demo_learner", page: 1 }, 20))).toMatchObject({
      attempts: [],
    });
    const [published] = take(await author.library.listPublications(slug));
    expect(published).toMatchObject({ publishedBy: { isYou: true } });
    expect(take(await author.library.readPublication(slug, published?.publishedAt ?? ""))).toEqual(opened.config);
    for (const none of ["2020-01-01T00:00:00.000Z", "junk"])
      expect(await author.library.readPublication(slug, none)).toMatchObject({ error: { kind: "not-found" } });
    expect(player.told).toEqual([]);
  });

  test("§7.136 ended attempts are added once, all or none", async () => {
    const { perimeterSlug } = await publish("Attempted");
    await storeGoes(server, { by: "demo_learner", perimeter: perimeterSlug, games: ["game", "other", "third"] });
    const { histories, told } = await as("demo_learner");
    const eventDate = new Date(server.world.clock.now()).toISOString();
    const attempt = {
      slug: "game",
      productPerimeterSlug: perimeterSlug,
      status: "COMPLETE",
      score: 80,
      time: 4,
      eventDate,
    } as const;
    expect(await histories.add([attempt, { ...attempt, slug: "other", status: "FAILED", score: null }])).toMatchObject({
      ok: true,
    });
    expect((await histories.add([attempt])).ok).toBe(true);
    const foreign = { ...attempt, slug: "third", productPerimeterSlug: "none" };
    expect(await histories.add([{ ...attempt, slug: "third" }, foreign])).toMatchObject({
      error: { kind: "not-found" },
    });
    expect(told).toEqual(["refused: 404"]);
  });
});

describe("what is new", () => {
  test("§7.139–§7.143 a publication comes by the stream, is listed, and marked as read", async () => {
    const learner = await as("demo_learner");
    const heard = new Promise<string>((resolve) => {
      const stop = learner.stream.open("demo_learner", null, (one) => {
        if (one.kind === "opened") void publish("Announced");
        if (one.kind !== "message") return;
        stop();
        resolve(one.data);
      });
    });
    expect(JSON.parse(await heard).text).toContain("Announced");
    const { notifications, told } = learner;
    const page = take(await notifications.list(0));
    const [{ slug, text } = { slug: "", text: "" }] = page.notifications;
    expect(text).toContain("Announced");
    expect(take(await notifications.mark(slug, true))).toBeUndefined();
    expect(take(await notifications.list(0)).unread).toBe(page.unread - 1);
    expect(take(await notifications.mark(slug, false))).toBeUndefined();
    expect(take(await notifications.list(0)).unread).toBe(page.unread);
    expect(take(await notifications.markAll())).toBeUndefined();
    expect(take(await notifications.list(page.total))).toMatchObject({ notifications: [], unread: 0 });
    expect(await notifications.mark("none", true)).toMatchObject({ ok: false, error: { kind: "not-found" } });
    expect(told).toEqual([]);
  });
});

test("a learner's note is kept, worded otherwise, met by another wording, and deleted", async () => {
  const { perimeterSlug } = await publish("Noted");
  const learner = await as("demo_learner");
  const own = learner.notes(perimeterSlug);
  const [at, later] = ["2026-01-01T09:00:00.000Z", "2026-01-01T09:01:00.000Z"];
  const change = { slug: "noteofmine", page: "page", text: "Said", writtenAt: at, editedAt: at, basedOn: null };
  expect(take(await own.change(change))).toMatchObject([{ slug: "noteofmine", text: "Said" }]);
  expect(take(await own.change({ ...change, text: "Elsewhere", editedAt: later }))).toHaveLength(2);
  expect(take(await own.change({ ...change, text: null, basedOn: later }))).toMatchObject([{ text: "Said" }]);
  expect(take(await own.list())).toHaveLength(1);
  expect(await learner.notes("nowhere").list()).toMatchObject({ error: { kind: "not-found" } });
  expect(learner.told).toEqual([]);
});

test("decisions 15: a super administrator reads the platform as a whole and has a job run again; nobody else does", async () => {
  const { platform } = await as("demo_superadmin");
  const { clientId } = (await server.world.users.findByIdentifier("demo_admin")) ?? { clientId: "" };
  const [id, now] = [server.world.dice.createId(), new Date(server.world.clock.now()).toISOString()];
  const job = { id, clientId, type: "statistics", lane: null, askerId: id, askerClientId: clientId };
  await server.world.jobs.add({ ...job, input: {}, fileKey: null }, now);
  await server.world.jobs.cancel({ clientId }, id, "job.failed", now);
  const find = async () => take(await platform.read()).jobs.rows.find((row) => row.id === id);
  expect(await find()).toMatchObject({ state: "failed", error: "job.failed", mayRepeat: true });
  take(await platform.repeatJob(id));
  expect(await find()).toMatchObject({ state: "queued", error: null, mayRepeat: false });
  expect(await platform.repeatJob("none")).toMatchObject({ error: { kind: "not-found" } });
  expect(take(await platform.read()).health.version).not.toBe("");
  const admin = await as("demo_admin");
  expect(await admin.platform.read()).toMatchObject({ error: { kind: "forbidden", detail: "role.refused" } });
  expect(await admin.platform.repeatJob(id)).toMatchObject({ error: { kind: "forbidden" } });
});

test("§7.42–§7.60 an organisation is ordered, and a client is made, worked in, closed and deleted", async () => {
  const browser = open();
  browser.tokens.keep(take(await browser.session.logIn("demo_superadmin", DEMO_PASSWORD)));
  const { organisation, clients, voices, session } = browser;
  const place = { id: "north", name: "North", children: [] };
  const before = take(await organisation.read());
  const tree = { before: before.places, after: [...before.places, place] };
  take(await organisation.writeTree(before.id, "places", tree));
  // A write that is based on the tree of before is refused.
  expect(await organisation.writeTree(before.id, "places", tree)).toMatchObject({ error: { kind: "conflict" } });
  take(
    await organisation.writeTree(before.id, "places", {
      before: [...before.places, place],
      after: [...before.places, place, { ...place, id: "south", name: "South" }],
    }),
  );
  expect(take(await organisation.previewMerger(before.id, "south", "north"))).toEqual({
    people: 0,
    below: 0,
    offers: [],
    blocked: [],
  });
  take(await organisation.mergePlaces(before.id, "south", "north"));
  const criteria = ["Zeal", "Art"].map((name) => ({ id: name, name, children: [] }));
  take(await organisation.writeTree(before.id, "criteria", { before: before.criteria, after: criteria }));
  take(await organisation.renameCriterion(before.id, "Zeal", "Zest"));
  take(await organisation.addTag(before.id, "fire"));
  const ordered = take(await organisation.read());
  expect([ordered.places, ordered.criteria.map(({ name }) => name)]).toEqual([
    expect.arrayContaining([place]),
    ["Zest", "Art"],
  ]);
  expect(take(await browser.productTags.listWords(before.id))).toContain("fire");
  const content = createLearniz({ title: "x", local: "EN" }, Math.random);
  const product = take(await browser.library.create("Tagged", { ...content }));
  const tagged = { type: "learniz", slug: product.slug } as const;
  expect(take(await browser.productTags.change(tagged, { add: ["fire"], remove: [] }))).toEqual(["fire"]);
  const byTag = { query: "", order: "name", page: 1, tags: ["fire"] } as const;
  expect(take(await browser.list.list(byTag)).rows).toMatchObject([{ slug: product.slug, tags: ["fire"] }]);
  expect(take(await organisation.read()).use.tags).toEqual([{ slug: "fire", products: 1 }]);
  take(await organisation.removeTag(before.id, "fire"));
  expect(take(await browser.productTags.read(product.slug))).toEqual([]);
  expect(await browser.productTags.change(tagged, { add: ["fire"], remove: [] })).toMatchObject({
    error: { detail: "tag.unknown" },
  });
  take(await browser.library.remove(product.slug));
  expect(await browser.productTags.read(product.slug)).toMatchObject({ error: { kind: "not-found" } });
  take(await organisation.writeLicence(before.id, { licences: [] }));

  const slug = "made-of-gateways";
  const made = take(
    await clients.create({
      slug,
      name: "Made",
      locale: "en",
      timeZone: "Europe/Paris",
      parentId: null,
      administrator: null,
    }),
  );
  const settings = { name: "Made anew", type: "ENTREPRISE_BO", hasSubClients: true };
  expect(take(await clients.change(made.id, settings))).toMatchObject(settings);
  take(await clients.writeLicence(made.id, { licences: [] }));
  const plugins = [{ type: "TEXT_TO_SPEECH", config: { clientId: "42" }, metaData: {} }] as const;
  take(await clients.writePlugins(made.id, plugins));
  expect(take(await clients.read(made.id)).plugins).toEqual(plugins);
  expect(take(await voices.readClientId())).toBeNull();
  expect(take(await clients.list({ query: slug, order: "name", page: 1, isActive: true }, 50)).total).toBe(1);
  browser.tokens.keep(take(await session.switchClient(made.id)));
  expect(take(await session.loadClient())).toMatchObject({ slug, hasSubClients: true });
  expect(await clients.activate(made.id, false)).toMatchObject({ error: { detail: "client.in-use" } });
  browser.tokens.keep(take(await session.switchClient(before.id)));
  take(await clients.activate(made.id, false));
  expect(take(await clients.read(made.id)).active).toBe(false);
  expect(await session.switchClient(made.id)).toMatchObject({ error: { kind: "not-found" } });
  take(await clients.remove(made.id));
});

test("a certificate is printed for who finished its course, and checked by a stranger", async () => {
  const author = await server.signIn("demo_author");
  const { perimeter } = await publishCertified(server, author.token);
  const learner = await as("demo_learner");
  expect(await learner.certificates.print(perimeter)).toMatchObject({ error: { detail: "certificate.not-earned" } });
  await finishCourse(server, (await server.signIn("demo_learner")).token, perimeter);
  const { name, bytes } = take(await learner.certificates.print(perimeter));
  expect([name.endsWith(".pdf"), Buffer.from(bytes).subarray(0, 5).toString()]).toEqual([true, "%PDF-"]);
  expect(await open().certificates.check("none")).toMatchObject({ error: { kind: "not-found" } });
  expect(await open().certificates.checkAttestation("none")).toMatchObject({ error: { kind: "not-found" } });
  expect(learner.told).toEqual([]);
});

test("§4.164 a thread is opened, answered, changed, resolved and read, and goes with its last message", async () => {
  const { author, slug: subject } = await publish("Talked about");
  const admin = await as("demo_admin");
  const about = { kind: "comment", subject } as const;
  const place = { slug: "block", name: "A “block”" };
  const { slug } = take(await author.threads.open(about, place, " Is it so? "));
  expect(take(await admin.threads.list(about))).toMatchObject([{ slug, place, unread: 1, messages: 1 }]);
  expect(take(await admin.threads.mark(slug, 1))).toBeUndefined();
  expect(take(await admin.threads.read(slug))).toMatchObject({ unread: 0, messages: [{ text: "Is it so?" }] });
  expect(take(await admin.threads.write(slug, "Yes")).messages).toMatchObject([{}, { author: { isYou: true } }]);
  expect(await author.threads.edit(slug, 2, "No")).toMatchObject({
    error: { kind: "forbidden", detail: "message.of-another" },
  });
  expect(take(await admin.threads.edit(slug, 2, "No")).messages[1]?.text).toBe("No");
  expect(take(await author.threads.settle(slug, true)).resolved?.by.isYou).toBe(true);
  expect(take(await admin.threads.remove(slug, 2))?.messages).toHaveLength(1);
  expect(take(await author.threads.remove(slug, 1))).toBeNull();
  expect(await author.threads.read(slug)).toMatchObject({ error: { kind: "not-found" } });
  // Refusals are shown where people write.
  expect([...author.told, ...admin.told]).toEqual([]);
});

test("§3.223 a browser is told of notifications, not in quiet hours, and no more", async () => {
  const { push } = await as("demo_learner");
  expect(take(await push.read())).toMatchObject({ key: expect.any(String), quietHours: null });
  const { devices } = take(await push.add(subscribeBrowser()));
  const quietHours = { from: 1_320, to: 420, timeZone: "Europe/Paris" };
  expect(take(await push.writeQuietHours(quietHours))).toMatchObject({ quietHours, devices: [{ isCurrent: true }] });
  expect(take(await push.remove(devices[0]?.id ?? ""))).toMatchObject({ devices: [] });
  take(await push.writeQuietHours(null));
});

test("§1.15 how somebody reads is kept, and what was chosen later stays", async () => {
  const { reading: gateway } = await as("demo_learner");
  const reading = { size: 130, hasClearFace: true, isWide: false, scheme: "dark", rate: 1.5 } as const;
  const later = { reading, chosenAt: "2026-01-02T00:00:00.000Z" };
  expect(take(await gateway.read())).toBeNull();
  expect(take(await gateway.write(later))).toEqual(later);
  const former = { reading: { ...reading, size: 100 }, chosenAt: "2026-01-01T00:00:00.000Z" } as const;
  expect(take(await gateway.write(former))).toEqual(later);
  const ahead = take(await gateway.write({ reading, chosenAt: "2999-01-01T00:00:00.000Z" }));
  expect(Date.parse(ahead?.chosenAt ?? "")).toBeLessThanOrEqual(server.world.clock.now());
});

test("§3.25 terms are written, read and accepted", async () => {
  const [admin, learner] = [await as("demo_admin"), await as("demo_learner")];
  const { version } = take(await admin.clientTerms.read());
  const written = take(await admin.clientTerms.write({ fr: "Soyez sages.", en: "" }, version));
  expect(take(await learner.ownTerms.read())).toMatchObject({ terms: { version: written.version }, acceptedAt: null });
  expect(await learner.ownTerms.accept(written.version + 1)).toMatchObject({ error: { detail: "terms.changed" } });
  expect(take(await learner.session.loadUser()).needsTerms).toBe(true);
  take(await learner.ownTerms.accept(written.version));
  expect(take(await learner.session.loadUser()).needsTerms).toBe(false);
  take(await admin.clientTerms.write({ fr: "", en: "" }, written.version));
});

test("§1.27 an expert is named, asked, answers and closes; each reads what the other said", async () => {
  const { perimeterSlug } = await publish("Asked about");
  const [admin, learner, author] = [await as("demo_admin"), await as("demo_learner"), await as("demo_author")];
  const expert = await server.world.users.findByIdentifier("demo_author");
  const before = take(await admin.experts.read());
  expect(take(await admin.experts.name(true, [expert?.id ?? ""], before)).experts).toMatchObject([{ id: expert?.id }]);
  expect(take(await admin.experts.read()).isEnabled).toBe(true);
  const asking = learner.asking(perimeterSlug);
  const place = { slug: "page", name: "A page" };
  const picture = new File([new Uint8Array(PNG)], "page.png", { type: "image/png" });
  const first = take(await asking.attachToQuestion(picture));
  const { slug } = take(await asking.ask(place, "Why?", [{ slug: first.slug, alternative: "A page" }]));
  const own = { as: "asker", state: "all", page: 1 } as const;
  expect(take(await asking.list(own))).toMatchObject({ isOn: true, conversations: [{ slug, place }] });
  const desk = take(await author.conversations.list({ as: "expert", state: "unread", page: 1 }));
  expect(desk).toMatchObject({ mayAnswer: true, conversations: [{ slug, unread: 1 }] });
  expect(take(await author.conversations.mark(slug, 1))).toBeUndefined();
  expect([...take(await author.conversations.readFile(slug, first.slug))]).toEqual([...PNG]);
  const second = take(await author.conversations.attach(slug, picture));
  const answered = take(await author.conversations.write(slug, "So", [{ slug: second.slug, alternative: "" }]));
  expect([...take(await asking.readFile(slug, second.slug))]).toEqual([...PNG]);
  expect(take(await asking.attach(slug, picture))).toMatchObject({ name: "page.png", type: "image/png" });
  expect(answered.messages.map(({ files }) => files.map(({ alternative }) => alternative))).toEqual([["A page"], [""]]);
  take(await author.answerTemplates.add({ title: "Wait", text: "Please wait." }));
  const [template] = take(await author.answerTemplates.list());
  take(await author.answerTemplates.change(template?.slug ?? "", { title: "Stop", text: "Please stop." }));
  take(await author.answerTemplates.remove(template?.slug ?? ""));
  expect(take(await author.answerTemplates.list())).toEqual([]);
  expect(take(await author.conversations.settle(slug, { isClosed: true })).closed).not.toBeNull();
  expect(take(await learner.conversations.list(own))).toMatchObject({ unread: 1, conversations: [{ slug }] });
  expect(take(await asking.read(slug)).messages).toMatchObject([{ text: "Why?" }, { text: "So", isOfAsker: false }]);
  expect(take(await asking.mark(slug, 2))).toBeUndefined();
  expect(take(await asking.write(slug, "Thank you", [])).closed).toBeNull();
  expect(take(await author.conversations.read(slug)).unread).toBe(1);
  expect(await asking.settle(slug, { isClosed: true })).toMatchObject({ error: { detail: "role.refused" } });
  expect([...learner.told, ...author.told]).toEqual([]);
});

test("every method of every gateway was called above", () => {
  expect([...notes.known].filter((method) => !notes.called.has(method))).toEqual([]);
  expect(notes.known.size).toBeGreaterThan(25);
});

test("decisions 3: whoever mistypes the code of a second factor hears so, stays signed in, and types the next one", async () => {
  const { secondFactor, session, told } = await as("demo_manager");
  const { secret } = take(await secondFactor.begin(DEMO_PASSWORD));
  for (const code of ["000000", ""])
    expect(await secondFactor.confirm(code)).toMatchObject({ error: { detail: "second-factor.wrong" } });
  expect([told, (await session.loadUser()).ok]).toEqual([[], true]);
  expect(take(await secondFactor.confirm(showCode(secret, server.world.clock.now())))).toHaveLength(10);
});
