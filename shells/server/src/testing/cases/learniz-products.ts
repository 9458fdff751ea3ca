// Knows how the routes of the authors are called in tests.
import type { learnizProducts } from "@academiz/contract";
import { expect } from "vitest";
import { bearer } from "../author.ts";
import { type CasesOf, call, type Scene } from "../route-case.ts";

const DATE = "2026-01-01T00:00:00.000Z";
const product = ({ product: slug }: Scene) => ({ slug });
const AUTHOR = "demo_author";

export const LEARNIZ_CASES: CasesOf<typeof learnizProducts> = {
  listLearniz: {
    badQueries: ["limit=-1", "limit=101", "page=0", "page=x", "order=drop", "publish=maybe", "query=\u0000"].map(
      (text) => Object.fromEntries([text.split("=") as [string, string]]),
    ),
    async succeeds({ succeed, scene }) {
      const { products } = await succeed("listLearniz", AUTHOR, { query: { order: "-updatedAt" } });
      expect(products.map(({ slug }: { slug: string }) => slug)).toContain(scene.product);
    },
  },
  getLearniz: {
    params: product,
    async succeeds({ succeed, scene }) {
      const found = await succeed("getLearniz", AUTHOR, { params: product(scene) });
      expect(found).toMatchObject({ slug: scene.product, updatedAt: scene.updatedAt, hasConfigDraft: false });
    },
  },
  createLearniz: {
    body: () => ({ name: "New" }),
    badBodies: [
      { name: " " },
      { name: "x", configDraft: {} },
      { name: "x", configDraft: [] },
      { name: "x", folderSlug: "x".repeat(201) },
    ],
    async succeeds({ succeed }) {
      const { slug } = await succeed("createLearniz", AUTHOR, { body: { name: "Created" } });
      expect(await succeed("getLearniz", AUTHOR, { params: { slug } })).toMatchObject({ name: "Created" });
    },
  },
  learnizTemplate: {
    async succeeds({ succeed }) {
      expect((await succeed("learnizTemplate", AUTHOR)).version).toBe("1.11.0");
    },
  },
  saveLearniz: {
    params: product,
    body: () => ({ name: "x", updatedAt: DATE }),
    badBodies: [{ updatedAt: DATE, configDraft: { version: "99.0.0" } }],
    async succeeds({ succeed, scene }) {
      const params = product(scene);
      const { configDraft, config } = await succeed("getLearniz", AUTHOR, { params });
      const draft = configDraft ?? config;
      await succeed("saveLearniz", AUTHOR, {
        params,
        body: { name: "Saved", configDraft: draft, updatedAt: scene.updatedAt },
      });
      expect(await succeed("getLearniz", AUTHOR, { params })).toMatchObject({ name: "Saved", hasConfigDraft: true });
    },
  },
  publishLearniz: {
    params: product,
    body: () => ({ updatedAt: DATE }),
    async succeeds({ succeed, scene }) {
      const params = product(scene);
      const before = await succeed("getLearniz", AUTHOR, { params });
      await succeed("publishLearniz", AUTHOR, { params, body: { updatedAt: scene.updatedAt, visible: true } });
      const after = await succeed("getLearniz", AUTHOR, { params });
      expect(after.publishedAt > before.publishedAt).toBe(true);
      expect(after.config.publishedDate).toBe(after.publishedAt);
    },
  },
  duplicateLearniz: {
    params: product,
    body: () => ({}),
    badBodies: [{ configDraft: { chapters: 3 } }],
    async succeeds({ succeed, scene }) {
      const { slug } = await succeed("duplicateLearniz", AUTHOR, { params: product(scene), body: {} });
      expect(slug).not.toBe(scene.product);
      expect(await succeed("getLearniz", AUTHOR, { params: { slug } })).toMatchObject({ publishedAt: null });
    },
  },
  deleteLearniz: {
    params: product,
    async succeeds({ succeed, scene, server }) {
      await succeed("deleteLearniz", AUTHOR, { params: product(scene) });
      const headers = bearer((await server.signIn(AUTHOR)).token);
      expect((await call(server, "getLearniz", { params: product(scene), headers })).statusCode).toBe(404);
    },
  },
  previewLearniz: {
    params: product,
    async succeeds({ succeed, scene, server }) {
      const { token, perimeter } = await succeed("previewLearniz", AUTHOR, { params: product(scene) });
      const sent = { params: { perimeterSlug: perimeter }, headers: bearer(token) };
      expect((await call(server, "playLearniz", sent)).json().product.configDraft).not.toBeNull();
    },
  },
  learnizProgressList: {
    params: product,
    async succeeds({ succeed, scene }) {
      expect(await succeed("learnizProgressList", AUTHOR, { params: product(scene) })).toEqual({ learners: [] });
    },
  },
  exportLearnizScorm: {
    params: product,
    body: () => ({}),
    badBodies: [{ scormVersion: "9" }, { draft: 1 }],
    async succeeds({ succeed, scene }) {
      const zip: string = await succeed("exportLearnizScorm", AUTHOR, { params: product(scene), body: {} });
      expect(zip.startsWith("PK")).toBe(true);
      expect(zip).toContain("imsmanifest.xml");
    },
  },
};
