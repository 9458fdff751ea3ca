// Knows the rules of a library: names that are no paths, folders without circles, zips and animations that hold no
// programs.
import { anyText } from "@academiz/testkit/hostile";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isMeant, readFolderNames } from "./chosen-path.ts";
import { DOCUMENT_KINDS, DOCUMENT_TYPES, findKind } from "./document-kind.ts";
import { cleanDocumentName } from "./document-name.ts";
import {
  buildFolderTree,
  DEEPEST_FOLDER,
  type FolderPlace,
  findFolderPath,
  judgeFolderMove,
  listSubtree,
} from "./folder-tree.ts";
import { isSafeLottie } from "./lottie.ts";
import { judgeZip } from "./office-type.ts";

describe("decisions 12: kinds", () => {
  test("each type that is taken has one kind; a type that can be a program has none", () => {
    for (const kind of DOCUMENT_KINDS) for (const type of DOCUMENT_TYPES[kind]) expect(findKind(type)).toBe(kind);
    for (const type of ["application/octet-stream", "application/xml", "image/heic", ""])
      expect(findKind(type)).toBeNull();
  });

  test.each([
    [
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      ["[Content_Types].xml", "word/document.xml"],
      null,
    ],
    [
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      ["xl/workbook.xml", "[Content_Types].xml"],
      null,
    ],
    [
      "application/vnd.openxmlformats-officedocument.presentationml.presentation",
      ["[Content_Types].xml", "ppt/presentation.xml"],
      null,
    ],
    ["application/vnd.oasis.opendocument.text", ["mimetype", "content.xml"], "application/vnd.oasis.opendocument.text"],
    ["application/zip", ["a.png", "word/document.xml"], null],
    ["application/zip", ["mimetype"], "text/html"],
    [null, ["[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"], null],
    [null, ["mimetype", "Basic/script-lc.xml"], "application/vnd.oasis.opendocument.text"],
  ])("a zip is told by what it holds: %s", (type, names, mimetype) => {
    expect(judgeZip(names, mimetype)).toBe(type);
  });

  test("attack 53: an animation with an expression, and JSON that is no animation, are not taken", () => {
    const lottie = (layer: unknown) => ({ v: "5", fr: 30, ip: 0, op: 60, w: 10, h: 10, layers: [layer] });
    expect(isSafeLottie(lottie({ ks: { o: { a: 0, k: 100 }, x: 3 } }))).toBe(true);
    expect(isSafeLottie(lottie({ ks: { o: { a: 0, k: 100, x: "var $bm_rt = fetch('//evil')" } } }))).toBe(false);
    for (const other of [null, 1, [], {}, { layers: [] }, { ...lottie({}), w: "10" }])
      expect(isSafeLottie(other)).toBe(false);
  });

  test("attack 53: an animation so deep that a player would overflow is not taken, however deep it is", {
    tags: "long",
  }, () => {
    const lottie = (levels: number) =>
      JSON.parse(`{"fr":30,"op":60,"w":1,"h":1,"layers":${"[".repeat(levels)}${"]".repeat(levels)}}`);
    expect([1, 100, 499].map((levels) => isSafeLottie(lottie(levels)))).toEqual([true, true, true]);
    expect([500, 2_000_000].map((levels) => isSafeLottie(lottie(levels)))).toEqual([false, false]);
  });
});

describe("attack 54: the names that files are shown under", () => {
  test.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\x\\photo.png", "photo.png"],
    ["/absolute/été.png", "été.png"],
    ["a\u0000b\r\nc.png", "abc.png"],
    ["photo\u202egpj.exe", "photogpj.exe"],
    ["..", "unamed"],
    ["  ", "unamed"],
    ['a<b>"c".png', "a-b--c-.png"],
    [`${"é".repeat(300)}.jpeg`, `${"é".repeat(195)}.jpeg`],
    ["half \ud83d of a face.png", "half  of a face.png"],
  ])("%j", (name, clean) => {
    expect(cleanDocumentName(name)).toBe(clean);
  });

  test("no name is a path, empty, too long or changed by a second cleaning", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 400 }), (name) => {
        const clean = cleanDocumentName(name);
        expect(clean).toMatch(/^[^/\\\p{Cc}]+$/u);
        expect([...clean].length).toBeLessThanOrEqual(200);
        expect(clean.trim()).not.toBe("");
      }),
    );
  });
});

describe("§7.73 §7.75 folders", () => {
  /** Each folder stands in an earlier one, or at the top, so that there is no circle. */
  const arbitraryTree = fc.array(fc.nat(), { maxLength: 15 }).map((parents) =>
    parents.map(
      (parent, at): FolderPlace => ({
        slug: `f${at}`,
        parentSlug: at === 0 || parent % (at + 1) === at ? null : `f${parent % (at + 1)}`,
      }),
    ),
  );
  const move = (folders: readonly FolderPlace[], slug: string, parentSlug: string | null) =>
    folders.map((folder) => (folder.slug === slug ? { ...folder, parentSlug } : folder));
  const countNodes = (nodes: readonly { children: readonly never[] }[]): number =>
    nodes.reduce((count, node) => count + 1 + countNodes(node.children), 0);

  test("however folders are moved where that is allowed, each is still reached from the top, once", () => {
    fc.assert(
      fc.property(arbitraryTree, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 }), (start, moves) => {
        let folders: readonly FolderPlace[] = start;
        for (const [one, other] of moves) {
          if (folders.length === 0) return;
          const [slug, parent] = [`f${one % folders.length}`, `f${other % folders.length}`];
          const inside = listSubtree(folders, slug).includes(parent);
          const hindrance = judgeFolderMove(folders, slug, parent);
          expect(hindrance === "inside-itself").toBe(inside);
          if (hindrance === null) folders = move(folders, slug, parent);
        }
        expect(countNodes(buildFolderTree(folders) as never)).toBe(folders.length);
      }),
    );
  });

  test("twenty deep and no deeper, counting what is below the folder that is moved", () => {
    const chain = Array.from(
      { length: DEEPEST_FOLDER },
      (_, at): FolderPlace => ({
        slug: `c${at}`,
        parentSlug: at === 0 ? null : `c${at - 1}`,
      }),
    );
    const pair = [
      { slug: "a", parentSlug: null },
      { slug: "b", parentSlug: "a" },
    ];
    const all = [...chain, ...pair];
    expect(judgeFolderMove(all, null, "c18")).toBeNull();
    expect(judgeFolderMove(all, null, "c19")).toBe("too-deep");
    expect(judgeFolderMove(all, "a", "c17")).toBeNull();
    expect(judgeFolderMove(all, "a", "c18")).toBe("too-deep");
    expect(judgeFolderMove(all, "a", "nowhere")).toBe("absent");
    expect(judgeFolderMove(all, "a", null)).toBeNull();
  });
});

describe("§7.73 a folder that was chosen", () => {
  test.each([
    ["photos/2026/a.jpg", ["photos", "2026"]],
    ["/photos/a.jpg", ["photos"]],
    ["a.jpg", []],
    ["../a/b.jpg", ["unamed", "a"]],
  ])("brings folders of the same names, and none that is a path: %s", (path, names) => {
    expect(readFolderNames(path)).toEqual(names);
  });

  test("is never deeper than folders may be", () => {
    expect(readFolderNames(`${"a/".repeat(60)}b.png`)).toHaveLength(DEEPEST_FOLDER);
  });

  test("leaves out the files that operating systems put there for themselves", () => {
    for (const path of ["photos/.DS_Store", "photos/Thumbs.db", "__MACOSX/photos/._a.jpg", ".git/config"])
      expect([path, isMeant(path)]).toEqual([path, false]);
    for (const path of ["photos/a.jpg", "a.b/c.png", "desktop.png"])
      expect([path, isMeant(path)]).toEqual([path, true]);
  });

  test("is found by its slug, with the folders above it", () => {
    const tree = buildFolderTree<FolderPlace>([
      { slug: "a", parentSlug: null },
      { slug: "b", parentSlug: "a" },
      { slug: "c", parentSlug: "b" },
    ]);
    expect(findFolderPath(tree, "c").map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
    expect(findFolderPath(tree, "x")).toEqual([]);
    expect(findFolderPath(tree, null)).toEqual([]);
  });
});
