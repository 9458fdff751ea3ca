// Knows how the routes of the authors are called in tests.
import { randomUUID } from "node:crypto";
import type { productFolders, products, questionFiles } from "@academiz/contract";
import { createLearniz } from "@academiz/domain/learniz";
import { expect } from "vitest";
import { bearer } from "../author.ts";
import { publishProduct } from "../publish.ts";
import { questionWorkbook } from "../question-workbook.ts";
import { type Answered, type Caller, type CasesOf, call, type Scene } from "../route-case.ts";

const DATE = "2026-01-01T00:00:00.000Z";
const LEARNIZ = { type: "learniz" };
const product = ({ product: slug }: Scene) => ({ ...LEARNIZ, slug });
const AUTHOR = "demo_author";
const WRITTEN = {
  name: "x",
  subType: null,
  template: true,
  shareable: false,
  configDraft: createLearniz({ title: "x", local: "EN" }, Math.random),
  folderSlug: null,
};

export const PRODUCT_CASES: CasesOf<typeof products> = {
  listProducts: {
    params: () => LEARNIZ,
    hidesNothing: true,
    badQueries: ["limit=-1", "limit=101", "page=0", "page=x", "order=drop", "publish=maybe", "query=\u0000"].map(
      (text) => Object.fromEntries([text.split("=") as [string, string]]),
    ),
    async succeeds({ succeed, scene }) {
      const { products } = await succeed("listProducts", AUTHOR, { params: LEARNIZ, query: { order: "-updatedAt" } });
      expect(products.map(({ slug }: { slug: string }) => slug)).toContain(scene.product);
    },
  },
  findProducts: {
    badQueries: [{ limit: "none" }, { "type[]": "nothing" }, { order: "drop" }],
    async succeeds({ succeed, scene }) {
      const asked = async (query: Record<string, string>) =>
        (await succeed("findProducts", AUTHOR, { query })).products.map(({ slug }: { slug: string }) => slug);
      expect(await asked({ limit: "all", "slug[]": scene.product })).toEqual([scene.product]);
      expect(await asked({ "slug[]": scene.product, "type[]": "game" })).toEqual([]);
    },
  },
  getProduct: {
    params: product,
    async succeeds({ succeed, scene }) {
      const found = await succeed("getProduct", AUTHOR, { params: product(scene) });
      expect(found).toMatchObject({ slug: scene.product, updatedAt: scene.updatedAt, hasConfigDraft: false });
    },
  },
  createProduct: {
    params: () => LEARNIZ,
    hidesNothing: true,
    body: () => ({ name: "New" }),
    badBodies: [
      { name: " " },
      { name: "x", configDraft: {} },
      { name: "x", configDraft: [] },
      { name: "x", folderSlug: "x".repeat(201) },
      { name: "x", gameType: "CHOICE" },
      { name: "x", local: "DE" },
    ],
    async succeeds({ succeed }) {
      const { slug } = await succeed("createProduct", AUTHOR, { params: LEARNIZ, body: { name: "Created" } });
      expect(await succeed("getProduct", AUTHOR, { params: { ...LEARNIZ, slug } })).toMatchObject({ name: "Created" });
    },
  },
  learnizTemplate: {
    async succeeds({ succeed }) {
      expect((await succeed("learnizTemplate", AUTHOR)).version).toBe("1.11.0");
    },
  },
  saveProduct: {
    params: product,
    body: () => ({ name: "x", updatedAt: DATE }),
    badBodies: [{ updatedAt: DATE, configDraft: { version: "99.0.0" } }],
    async succeeds({ succeed, scene }) {
      const params = product(scene);
      const { configDraft, config } = await succeed("getProduct", AUTHOR, { params });
      const written = configDraft ?? config;
      const draft = { ...written, context: { ...written.context, title: "Saved" } };
      await succeed("saveProduct", AUTHOR, {
        params,
        body: { name: "Saved", configDraft: draft, updatedAt: scene.updatedAt },
      });
      expect(await succeed("getProduct", AUTHOR, { params })).toMatchObject({ name: "Saved", hasConfigDraft: true });
    },
  },
  replaceProduct: {
    params: product,
    body: () => ({ ...WRITTEN, updatedAt: DATE }),
    badBodies: [
      { ...WRITTEN, name: " ", updatedAt: DATE },
      { name: "x", updatedAt: DATE },
    ],
    async succeeds({ succeed, scene }) {
      const params = product(scene);
      const { config } = await succeed("getProduct", AUTHOR, { params });
      const body = { ...WRITTEN, subType: "short", configDraft: config, updatedAt: scene.updatedAt };
      await succeed("replaceProduct", AUTHOR, { params, body });
      const found = await succeed("getProduct", AUTHOR, { params });
      expect(found).toMatchObject({
        name: "x",
        subType: "short",
        template: true,
        shareable: false,
        folderProduct: null,
      });
    },
  },
  publishProduct: {
    params: product,
    body: () => ({ updatedAt: DATE }),
    async succeeds({ succeed, scene }) {
      const params = product(scene);
      const before = await succeed("getProduct", AUTHOR, { params });
      await succeed("publishProduct", AUTHOR, { params, body: { updatedAt: scene.updatedAt, visible: true } });
      const after = await succeed("getProduct", AUTHOR, { params });
      expect(after.publishedAt > before.publishedAt).toBe(true);
      expect(after.config.publishedDate).toBe(after.publishedAt);
    },
  },
  withdrawProduct: {
    params: product,
    async succeeds({ succeed, scene }) {
      const params = product(scene);
      const before = await succeed("getProduct", AUTHOR, { params });
      await succeed("withdrawProduct", AUTHOR, { params });
      expect(await succeed("getProduct", AUTHOR, { params })).toEqual({ ...before, visible: false });
    },
  },
  tagProduct: {
    params: product,
    body: () => ({ add: [], remove: [] }),
    badBodies: [{ add: [] }, { add: ["x".repeat(201)], remove: [] }, { add: ["unheard-of"], remove: [] }],
    async succeeds({ succeed, scene }) {
      await succeed("linkTag", "demo_admin", { params: { slug: "tagged", clientId: scene.clientId }, body: {} });
      const params = product(scene);
      const before = await succeed("getProduct", AUTHOR, { params });
      const body = { add: ["tagged"], remove: [] };
      expect(await succeed("tagProduct", AUTHOR, { params, body })).toEqual({ tags: ["tagged"] });
      expect(await succeed("getProduct", AUTHOR, { params })).toEqual({ ...before, tags: ["tagged"] });
    },
  },
  duplicateProduct: {
    params: product,
    body: () => ({}),
    badBodies: [{ configDraft: { chapters: 3 } }, { name: 3 }],
    async succeeds({ succeed, scene }) {
      const named = await succeed("duplicateProduct", AUTHOR, { params: product(scene), body: { name: "Of it" } });
      expect(named).toMatchObject({ name: "Of it", template: false, configDraft: { context: { title: "Of it" } } });
      const { slug } = await succeed("duplicateProduct", AUTHOR, { params: product(scene), body: {} });
      expect(slug).not.toBe(scene.product);
      expect(await succeed("getProduct", AUTHOR, { params: { ...LEARNIZ, slug } })).toMatchObject({
        publishedAt: null,
      });
    },
  },
  deleteProduct: {
    params: product,
    async succeeds({ succeed, scene, server }) {
      await succeed("deleteProduct", AUTHOR, { params: product(scene) });
      const headers = bearer((await server.signIn(AUTHOR)).token);
      expect((await call(server, "getProduct", { params: product(scene), headers })).statusCode).toBe(404);
    },
  },
  previewProduct: {
    params: product,
    async succeeds({ succeed, scene, server }) {
      const { token, perimeter } = await succeed("previewProduct", AUTHOR, { params: product(scene) });
      const sent = { params: { perimeterSlug: perimeter }, headers: bearer(token) };
      expect((await call(server, "playLearniz", sent)).json().product.configDraft).not.toBeNull();
    },
  },
  listAnswers: {
    params: (scene) => ({ ...product(scene), identifier: "demo_learner" }),
    badQueries: [{ page: "0" }, { page: "x" }, { limit: "51" }, { limit: "-1" }],
    async succeeds({ succeed, server }) {
      const { slug, perimeter } = await publishProduct(server, (await server.signIn(AUTHOR)).token, "game");
      const data = { answers: { a: true, b: true, c: true, d: false } };
      const go = { status: "COMPLETE", score: 75, percentage: 100, time: 1, attempt: 1, data };
      const progress = { ...go, eventDate: new Date().toISOString() };
      await succeed("saveGameProgress", "demo_learner", { params: { slug: perimeter }, body: { progress } });
      const params = { type: "game", slug, identifier: "demo_learner" };
      const { attempts, meta } = await succeed("listAnswers", AUTHOR, { params });
      expect(meta).toEqual({ totalItems: 1, page: 1, limit: 20 });
      expect(attempts).toMatchObject([{ place: slug, attempt: 1, score: 75, at: progress.eventDate }]);
      expect(attempts[0].answers.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
        ...["right", "right", "right", "wrong"],
      ]);
    },
  },
  listLearners: {
    params: product,
    async succeeds({ succeed, scene }) {
      expect(await succeed("listLearners", AUTHOR, { params: product(scene) })).toEqual({ learners: [] });
    },
  },
  listWaitingLearners: {
    params: product,
    badQueries: [{ page: "0" }, { limit: "51" }, { limit: "x" }, { query: "x".repeat(201) }],
    async succeeds({ succeed, scene }) {
      const params = product(scene);
      const found = await succeed("listWaitingLearners", AUTHOR, {
        params,
        query: { query: "demo_learner", limit: "1" },
      });
      expect(found).toMatchObject({ due: null, isLate: false });
      const all = await succeed("listWaitingLearners", AUTHOR, { params, query: { limit: "50" } });
      expect(all.total).toBe(all.learners.length);
      expect(all.learners.map(({ login }: { login: string }) => login)).toContain("learner");
      expect(Object.keys(all.learners[0]).sort()).toEqual(["firstname", "id", "identifier", "lastname", "login"]);
    },
  },
  linkProduct: {
    params: product,
    body: ({ perimeter }) => ({ productPerimeterSlug: perimeter }),
    badBodies: [{ mode: "DEV" }],
    async succeeds({ succeed, scene, server }) {
      const body = { productPerimeterSlug: scene.perimeter };
      const { link } = await succeed("linkProduct", AUTHOR, { params: product(scene), body });
      const token = new URL(link).searchParams.get("token") ?? "";
      const played = await call(server, "playLearniz", {
        params: { perimeterSlug: scene.perimeter },
        headers: bearer(token),
      });
      expect(played.json().product.slug).toBe(scene.product);
    },
  },
  listLinks: {
    params: product,
    async succeeds({ succeed, scene }) {
      const { id } = await succeed("linkProduct", AUTHOR, { params: product(scene), body: { mode: "PREVIEW" } });
      const { links } = await succeed("listLinks", AUTHOR, { params: product(scene) });
      expect(links.find((one: Answered) => one.id === id)).toMatchObject({
        ...{ mode: "PREVIEW", state: "waiting", by: { isYou: true }, usedAt: null, revokedBy: null },
      });
    },
  },
  revokeLink: {
    params: (scene) => ({ ...product(scene), linkId: randomUUID() }),
    async succeeds({ succeed, scene }) {
      const { id } = await succeed("linkProduct", AUTHOR, { params: product(scene), body: { mode: "PREVIEW" } });
      const { links } = await succeed("revokeLink", AUTHOR, { params: { ...product(scene), linkId: id } });
      expect(links.find((one: Answered) => one.id === id)).toMatchObject({
        ...{ state: "revoked", revokedBy: { isYou: true } },
      });
    },
  },
  exportScorm: {
    params: product,
    body: () => ({}),
    badBodies: [{ scormVersion: "9" }, { exitReading: "LOGOUT" }, { draft: 1 }],
    async succeeds({ succeed, scene }) {
      const { slug } = await succeed("createProduct", AUTHOR, { params: LEARNIZ, body: { name: "A draft" } });
      for (const params of [product(scene), { ...LEARNIZ, slug }]) {
        const zip: string = await succeed("exportScorm", AUTHOR, { params, body: {} });
        expect(zip.startsWith("PK")).toBe(true);
        expect(zip).toContain("imsmanifest.xml");
      }
    },
  },
  exportWeb: {
    params: product,
    body: () => ({}),
    badBodies: [{ title: 1 }, { draft: 1 }],
    async succeeds({ succeed, scene }) {
      const zip: string = await succeed("exportWeb", AUTHOR, { params: product(scene), body: {} });
      expect(zip.startsWith("PK")).toBe(true);
      expect(zip).not.toContain("imsmanifest.xml");
    },
  },
};

const findFolder = async (succeed: Caller["succeed"], { productFolder }: Scene) =>
  (await succeed("listProductFolders", AUTHOR)).find(({ slug }: { slug: string }) => slug === productFolder);

export const PRODUCT_FOLDER_CASES: CasesOf<typeof productFolders> = {
  listProductFolders: {
    async succeeds({ succeed, scene }) {
      const tree = await succeed("listProductFolders", AUTHOR);
      expect(tree).toContainEqual({ slug: scene.productFolder, name: "Of products", parentSlug: null, children: [] });
    },
  },
  createProductFolder: {
    body: ({ productFolder }) => ({ name: "Inside", parentSlug: productFolder }),
    badBodies: [{ name: " " }, { name: "x".repeat(201) }],
    async succeeds({ succeed, scene }) {
      await succeed("createProductFolder", AUTHOR, { body: { name: "Inside", parentSlug: scene.productFolder } });
      const { children } = await findFolder(succeed, scene);
      expect(children).toMatchObject([{ name: "Inside", parentSlug: scene.productFolder }]);
    },
  },
  updateProductFolder: {
    params: ({ productFolder: slug }) => ({ slug }),
    body: () => ({ name: "Renamed" }),
    badBodies: [{ name: "" }],
    async succeeds({ succeed, scene }) {
      const params = { slug: scene.productFolder };
      await succeed("updateProductFolder", AUTHOR, { params, body: { name: "Renamed" } });
      expect(await findFolder(succeed, scene)).toMatchObject({ name: "Renamed" });
    },
  },
  dissolveProductFolder: {
    params: ({ productFolder: slug }) => ({ slug }),
    async succeeds({ succeed, scene }) {
      await succeed("dissolveProductFolder", AUTHOR, { params: { slug: scene.productFolder } });
      expect(await findFolder(succeed, scene)).toBeUndefined();
    },
  },
};

const sequenceOf = ({ sequence: slug }: Scene) => ({ slug });
export const QUESTION_FILE_CASES: CasesOf<typeof questionFiles> = {
  importQuestions: {
    form: () => ({ fields: { name: "Questions" }, file: { name: "questions.xlsx", bytes: questionWorkbook() } }),
    async succeeds({ server, succeed, headersOf }) {
      const form = { fields: { name: "Questions" }, part: "file", file: { name: "a.xlsx", bytes: questionWorkbook() } };
      const sent = await call(server, "importQuestions", { form, headers: await headersOf(AUTHOR) });
      const { slug } = sent.json().product;
      const { configDraft } = await succeed("getProduct", AUTHOR, { params: { type: "smart-sequence", slug } });
      expect(configDraft.sequences).toMatchObject([{ title: "Fire", questions: [{ text: "What burns?" }] }]);
    },
  },
  readQuestionRows: {
    form: () => ({ file: { name: "questions.xlsx", bytes: questionWorkbook() } }),
    async succeeds({ server, headersOf }) {
      const form = { part: "file", file: { name: "a.xlsx", bytes: questionWorkbook() } };
      const sent = await call(server, "readQuestionRows", { form, headers: await headersOf(AUTHOR) });
      expect(sent.json()).toMatchObject({
        sheet: "Questions",
        rows: [{ number: 1 }, { number: 2, cells: expect.arrayContaining(["Fire", "What burns?"]) }],
      });
    },
  },
  questionTemplate: {
    async succeeds({ succeed }) {
      expect((await succeed("questionTemplate", AUTHOR)).startsWith("PK")).toBe(true);
    },
  },
  exportQuestions: {
    params: sequenceOf,
    async succeeds({ succeed, scene }) {
      expect((await succeed("exportQuestions", AUTHOR, { params: sequenceOf(scene) })).startsWith("PK")).toBe(true);
    },
  },
  readLevels: {
    params: sequenceOf,
    async succeeds({ succeed, scene }) {
      const told = await succeed("readLevels", AUTHOR, { params: sequenceOf(scene) });
      // It has no questions yet, so there is nothing to report.
      expect(told).toMatchObject({ newestAt: null, learners: 0, fewest: 30, questions: [] });
    },
  },
};
