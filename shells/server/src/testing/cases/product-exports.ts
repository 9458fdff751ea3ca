// Knows how the routes of exports that are made in the background are called in tests.
import type { productExports } from "@academiz/contract";
import { expect } from "vitest";
import type { Answered, CasesOf, Scene } from "../route-case.ts";

const AUTHOR = "demo_author";
const uuid = ({ productExport }: Scene) => ({ uuid: productExport });
const product = ({ product: slug }: Scene) => ({ type: "learniz", slug });
const ids = ({ exports }: Answered): readonly string[] => exports.map(({ id }: Answered) => id);

export const PRODUCT_EXPORT_CASES: CasesOf<typeof productExports> = {
  beginExport: {
    params: product,
    body: () => ({}),
    badBodies: [{ format: "9" }, { exitReading: "LOGOUT" }, { draft: 1 }, { title: "a".repeat(201) }],
    async succeeds({ succeed, server, scene }) {
      const body = { format: "2004", title: "Of our own", draft: true };
      const begun = await succeed("beginExport", AUTHOR, { params: product(scene), body });
      expect(begun.export).toMatchObject({
        state: "queued",
        format: "2004",
        draft: true,
        product: scene.product,
        url: null,
      });
      await server.runJobs();
      const params = { uuid: begun.export.id };
      expect((await succeed("readExport", AUTHOR, { params })).export).toMatchObject({ state: "done", problems: [] });
    },
  },
  readExport: {
    params: uuid,
    async succeeds({ succeed, scene }) {
      const read = await succeed("readExport", AUTHOR, { params: uuid(scene) });
      expect(read.export).toMatchObject({ id: scene.productExport, state: "done", error: null, format: "1.2" });
      expect(read.export.progress.done).toBe(read.export.progress.total);
    },
  },
  listExports: {
    badQueries: [{ page: "0" }, { limit: "101" }, { limit: "many" }],
    async succeeds({ succeed, scene }) {
      const found = await succeed("listExports", AUTHOR, { query: { product: scene.product } });
      expect(ids(found)).toContain(scene.productExport);
      expect(found.meta).toMatchObject({ page: 1, limit: 20, totalItems: found.exports.length });
      expect(ids(await succeed("listExports", AUTHOR, { query: { product: "another" } }))).toEqual([]);
    },
  },
  removeExport: {
    params: uuid,
    async succeeds({ succeed, scene }) {
      await succeed("removeExport", AUTHOR, { params: uuid(scene) });
      expect(ids(await succeed("listExports", AUTHOR))).not.toContain(scene.productExport);
    },
  },
  readExportFile: {
    params: uuid,
    async succeeds({ succeed, scene }) {
      const zip: string = await succeed("readExportFile", AUTHOR, { params: uuid(scene) });
      expect(zip.startsWith("PK")).toBe(true);
      expect(zip).toContain("imsmanifest.xml");
    },
  },
};
