// Knows what an author is told that changed on a path since its publication.
import { expect, test } from "vitest";
import { comparePaths, createPath, editPath, isSamePath, type Path, type PathEdit, writeNodes } from "./index.ts";

let drawn = 0;
const random = () => {
  drawn = (drawn * 16_807 + 11) % 2_147_483_647;
  return drawn / 2_147_483_647;
};
const write = (path: Path) => ({ context: { title: "Fire" }, config: { local: "EN" }, nodes: writeNodes(path) });
const edit = (path: Path, ...edits: readonly PathEdit[]) =>
  edits.reduce((draft, one) => editPath(draft, one, random).path, path);

const bare = createPath(random);
const start = bare.nodes[0]?.slug ?? "";
const PATH = edit(bare, { do: "add", at: { after: start, way: null }, kind: "learniz" });
const step = PATH.nodes.find(({ kind }) => kind === "learniz")?.slug ?? "";
const compare = (...edits: readonly PathEdit[]) => {
  const { added, changed, removed, ...marks } = comparePaths(write(PATH), write(edit(PATH, ...edits)));
  return [added.map(({ kind }) => kind), changed.map(({ slug }) => slug), removed.map(({ slug }) => slug), marks];
};
const SAME = { isOrderChanged: false, isMapChanged: false, isAboutChanged: false };

test("screens §1 before a publication new, changed and removed steps are told, each as one", () => {
  expect(compare()).toEqual([[], [], [], SAME]);
  expect(compare({ do: "add", at: { after: step, way: null }, kind: "EMAIL" })).toEqual([["EMAIL"], [], [], SAME]);
  expect(compare({ do: "write", node: step, words: { name: "Doors" } })).toEqual([[], [step], [], SAME]);
  expect(compare({ do: "remove", nodes: [step] })).toEqual([[], [], [step], SAME]);
});

test("screens §1 steps that lead elsewhere, stand elsewhere, and words about the path are told apart", () => {
  const moved = new Map([[step, { x: 8, y: 0 }]]);
  expect(compare({ do: "move", offsets: moved })).toEqual([[], [], [], { ...SAME, isMapChanged: true }]);
  const [two, turned] = [
    edit(PATH, { do: "add", at: { after: step, way: null }, kind: "section" }),
    (path: Path): Path => {
      const [first, one, other, last] = ["START", "learniz", "section", "END"].map(
        (kind) => path.nodes.find((node) => node.kind === kind)?.slug ?? "",
      );
      const next = new Map([
        [first, [other]],
        [other, [one]],
        [one, [last]],
      ]);
      return { nodes: path.nodes.map((node) => ({ ...node, next: (next.get(node.slug) ?? []) as string[] })) };
    },
  ];
  expect(comparePaths(write(two), write(turned(two)))).toMatchObject({ ...SAME, isOrderChanged: true, changed: [] });
  const renamed = { ...write(PATH), context: { title: "Water" } };
  expect(comparePaths(write(PATH), renamed)).toMatchObject({ ...SAME, isAboutChanged: true });
});

test("a path says the same where it is written with more words, and not once a step is named", () => {
  const wordy = { ...write(PATH), nodes: write(PATH).nodes.map((node) => ({ ...node, name: node.name ?? "" })) };
  expect(isSamePath(write(PATH), wordy)).toBe(true);
  expect(isSamePath(write(PATH), write(edit(PATH, { do: "write", node: step, words: { name: "Doors" } })))).toBe(false);
});
