// Knows how the routes of the libraries of files are called in tests.
import type { documents, folders } from "@academiz/contract";
import { zipSync } from "fflate";
import { expect } from "vitest";
import { bearer } from "../author.ts";
import { PNG } from "../pictures.ts";
import { type Answered, type Caller, type CasesOf, call, type Scene, type Sent } from "../route-case.ts";

const AUTHOR = "demo_author";
const shelf = () => ({ type: "client" });
const own = ({ document: slug }: Scene) => ({ type: "client", slug });
const ownFolder = ({ folder: slug }: Scene) => ({ type: "client", slug });
const form = { fields: { name: "A picture.png" }, file: { name: "a.png", bytes: PNG } };
const MANIFEST = `<manifest identifier="m"><metadata><schemaversion>1.2</schemaversion></metadata>
<organizations default="o"><organization identifier="o"><title>Safety</title>
<item identifier="i" identifierref="r"><title>One</title></item></organization></organizations>
<resources><resource identifier="r" href="index.html"><file href="index.html"/></resource></resources></manifest>`;
export const scorm = {
  file: {
    name: "course.zip",
    bytes: zipSync({ "imsmanifest.xml": Buffer.from(MANIFEST), "index.html": Buffer.from("Hi") }),
  },
};
/** A program. */
const PROGRAM = Buffer.from("\x7fELF\x02\x01\x01\x00\x00\x00", "latin1");
const badQueries = [{ limit: "0" }, { order: "slug" }, { page: "1.5" }, { types: "image,virus" }, { favorite: "yes" }];

/** With the token that only sends. */
async function upload({ server, succeed }: Caller, params: Sent["params"], sent: Sent["form"]): Promise<Answered> {
  const { token } = await succeed("uploadToken", AUTHOR);
  return call(server, "uploadDocument", { params, form: sent, headers: bearer(token) } as Sent).then((answer) =>
    answer.json(),
  );
}
const show = ({ succeed }: Caller, slug: string) => succeed("showDocument", AUTHOR, { params: { ...shelf(), slug } });
const slugsOf = (items: readonly Answered[]) => items.map(({ slug }) => slug);

export const DOCUMENT_CASES: CasesOf<typeof documents> = {
  uploadToken: {
    async succeeds({ succeed, server }) {
      const { token, refreshToken } = await succeed("uploadToken", AUTHOR);
      expect((await call(server, "me", { headers: bearer(token) })).json().detail).toBe("scope.refused");
      const next = await call(server, "refresh", { body: { refreshToken } });
      expect((await call(server, "me", { headers: bearer(next.json().token) })).statusCode).toBe(200);
    },
  },
  uploadDocument: {
    params: shelf,
    hidesNothing: true,
    form: () => form,
    badFile: PROGRAM,
    async succeeds(caller) {
      const made = await upload(caller, shelf(), form);
      const found = await show(caller, made.slug);
      expect(found).toMatchObject({ ...made, name: "A picture.png", kind: "image", width: 1, height: 1, usedBy: [] });
      const file = await caller.server.app.inject({ method: "GET", url: found.source });
      expect([file.headers["content-type"], file.rawPayload.equals(PNG)]).toEqual(["image/png", true]);
    },
  },
  listDocuments: {
    params: shelf,
    hidesNothing: true,
    badQueries,
    async succeeds({ succeed, scene }) {
      const {
        documents: found,
        directories,
        meta,
      } = await succeed("listDocuments", AUTHOR, {
        params: shelf(),
        query: { order: "-createdAt", limit: "1" },
      });
      expect([slugsOf(found), meta.limit, meta.page]).toEqual([[scene.document], 1, 1]);
      expect(slugsOf(directories)).toContain(scene.folder);
    },
  },
  listFolderDocuments: {
    params: ({ folder: folderSlug }) => ({ type: "client", folderSlug }),
    badQueries,
    async succeeds(caller) {
      const { folder: folderSlug } = caller.scene;
      const fields = { ...form.fields, parentSlug: folderSlug };
      const made = await upload(caller, shelf(), { ...form, fields });
      const listed = await caller.succeed("listFolderDocuments", AUTHOR, { params: { ...shelf(), folderSlug } });
      expect(slugsOf(listed.documents)).toEqual([made.slug]);
    },
  },
  listMostUsed: {
    params: shelf,
    hidesNothing: true,
    badQueries: [{ limit: "0" }, { types: "virus" }],
    async succeeds({ succeed }) {
      const listed = await succeed("listMostUsed", AUTHOR, { params: shelf(), query: { types: "image,audio" } });
      const uses = listed.map((one: Answered) => one.uses);
      expect([uses.length > 0, uses]).toEqual([true, uses.toSorted((one: number, other: number) => other - one)]);
      expect(listed.every(({ kind, uses }: Answered) => ["image", "audio"].includes(kind) && uses > 0)).toBe(true);
    },
  },
  showDocument: {
    params: own,
    async succeeds(caller) {
      const { document: slug } = caller.scene;
      expect(await show(caller, slug)).toMatchObject({ slug, name: "Of demo.png", wsUrl: null, virtualSource: null });
    },
  },
  updateDocument: {
    params: own,
    body: () => ({
      name: "Renamed.png",
      description: "Of a pixel",
      favorite: true,
      alternative: "A dot",
      origin: "Ada",
    }),
    badBodies: [
      { name: " " },
      { parentSlug: "../x" },
      { favorite: "1" },
      { alternative: "two\nlines" },
      { captions: "../x" },
      { focus: { x: 101, y: 0 } },
      { focus: { x: 5 } },
    ],
    async succeeds(caller) {
      const { document: slug, folder } = caller.scene;
      const words = {
        alternative: "A dot",
        focus: { x: 12.5, y: 100 },
        transcript: "Dot",
        licence: "CC BY",
        origin: "Ada",
      };
      const body = { name: "Renamed.png", parentSlug: folder, favorite: true, ...words };
      await caller.succeed("updateDocument", AUTHOR, { params: own(caller.scene), body });
      expect(await show(caller, slug)).toMatchObject(body);
    },
  },
  replaceDocument: {
    params: own,
    form: () => ({ file: form.file }),
    badFile: PROGRAM,
    async succeeds(caller) {
      const { document: slug } = caller.scene;
      const before = await show(caller, slug);
      const file = { name: "b.png", bytes: Buffer.concat([PNG, Buffer.from("Bonjour")]) };
      await caller.succeed("replaceDocument", AUTHOR, { params: own(caller.scene), form: { file } });
      const after = await show(caller, slug);
      expect(after).toMatchObject({ slug, name: before.name, kind: "image", size: PNG.length + 7 });
      expect(after.source).not.toBe(before.source);
    },
  },
  deleteDocument: {
    params: own,
    badQueries: [{ force: "yes" }],
    async succeeds(caller) {
      await caller.succeed("deleteDocument", AUTHOR, { params: own(caller.scene) });
      await expect(show(caller, caller.scene.document)).rejects.toThrow("not-found");
    },
  },
  moveDocuments: {
    params: shelf,
    hidesNothing: true,
    body: ({ folder: folderTargeted, document }) => ({ folderTargeted, documentsToMove: [document] }),
    badBodies: [{ folderTargeted: null, documentsToMove: [] }],
    async succeeds(caller) {
      const { folder: folderTargeted, document } = caller.scene;
      const body = { folderTargeted, documentsToMove: [document] };
      await caller.succeed("moveDocuments", AUTHOR, { params: shelf(), body });
      expect((await show(caller, document)).parentSlug).toBe(folderTargeted);
    },
  },
  uploadScorm: {
    form: () => scorm,
    badFile: PNG,
    async succeeds({ succeed, server }) {
      const { token } = await succeed("uploadToken", AUTHOR);
      const sent = { form: { ...scorm, fields: { editionInfo: '{"a":1}' } }, headers: bearer(token) };
      const { config, document } = (await call(server, "uploadScorm", sent)).json();
      expect(config).toMatchObject({
        version: "1.2",
        context: { title: "Safety" },
        problems: [],
        editionInfo: { a: 1 },
      });
      const shown = await succeed("showDocument", AUTHOR, { params: { ...shelf(), slug: document.slug } });
      expect(shown).toMatchObject({ ...document, kind: "scorm", name: "course.zip" });
    },
  },
};

export const FOLDER_CASES: CasesOf<typeof folders> = {
  createFolder: {
    params: shelf,
    hidesNothing: true,
    body: ({ folder: parentSlug }) => ({ virtualSource: "Films", parentSlug }),
    badBodies: [{ virtualSource: " " }, { virtualSource: "x", parentSlug: "../y" }],
    async succeeds({ succeed, scene }) {
      const body = { virtualSource: "Films", parentSlug: scene.folder };
      const made = await succeed("createFolder", AUTHOR, { params: shelf(), body });
      const tree = await succeed("listFolders", AUTHOR, { params: shelf() });
      const parent = tree.find(({ slug }: Answered) => slug === scene.folder);
      expect(parent.children).toEqual([{ ...body, slug: made.slug, children: [] }]);
    },
  },
  listFolders: {
    params: shelf,
    hidesNothing: true,
    async succeeds({ succeed, scene }) {
      expect(slugsOf(await succeed("listFolders", AUTHOR, { params: shelf() }))).toContain(scene.folder);
    },
  },
  updateFolder: {
    params: ownFolder,
    body: () => ({ virtualSource: "Renamed", parentSlug: null }),
    badBodies: [{ virtualSource: " " }],
    async succeeds({ succeed, scene }) {
      await succeed("updateFolder", AUTHOR, { params: ownFolder(scene), body: { virtualSource: "Renamed" } });
      const tree = await succeed("listFolders", AUTHOR, { params: shelf() });
      expect(tree).toContainEqual({ slug: scene.folder, virtualSource: "Renamed", parentSlug: null, children: [] });
    },
  },
  deleteFolder: {
    params: ownFolder,
    badQueries: [{ force: "yes" }],
    async succeeds({ succeed, scene }) {
      await succeed("deleteFolder", AUTHOR, { params: ownFolder(scene) });
      expect(slugsOf(await succeed("listFolders", AUTHOR, { params: shelf() }))).not.toContain(scene.folder);
    },
  },
};
