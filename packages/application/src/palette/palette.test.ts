import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import {
  connectPalette,
  createFinder,
  isSettled,
  listFound,
  matchWords,
  type PaletteSources,
  paletteMachine,
} from "./index.ts";

const line = () => {
  const network = createNetworkLine();
  const asked: string[] = [];
  const sources = {
    library: {
      list: ({ query }) =>
        network.pass("products", () => {
          asked.push(query);
          const row = { type: "game", name: "Fire", updatedAt: "", createdAt: "", publishedAt: null } as const;
          const marks = {
            visible: false,
            hasConfigDraft: true,
            template: false,
            demo: false,
            folderProduct: null,
            tags: [],
          };
          const rows = Array.from({ length: 9 }, (_, at) => ({ ...row, ...marks, slug: `p${at}` }));
          return { ok: true, value: { rows, totalItems: 9, pageSize: 20 } };
        }),
    },
    people: {
      list: () =>
        network.pass("people", () => {
          const state = {
            roles: [],
            active: true,
            isInvited: false,
            affectations: [],
            criterias: [],
            trainerMeans: [],
          };
          const kept = { ...state, email: "", locale: null };
          const person = (id: string, firstname: string) => ({
            ...{ id, identifier: id, login: `login-${id}`, firstname, lastname: "" },
            ...kept,
          });
          return { ok: true, value: { people: [person("1", "Ada"), person("2", "")], total: 2 } };
        }),
    },
    files: {
      list: () => network.pass("files", () => ({ ok: true, value: { files: [], totalItems: 0, pageSize: 48 } })),
    },
  } satisfies PaletteSources;
  return { network, asked, sources };
};

describe("what is found as one types", () => {
  it("shows a few results of each kind, for the typed text without blanks around it", async () => {
    const { sources, asked } = line();
    const found = await createFinder(sources)("  fire ");
    if (!found.ok) throw new Error(found.error.detail);
    expect(asked).toEqual(["fire"]);
    expect(found.value.items.map((item) => item.kind)).toEqual([...Array(5).fill("product"), "person", "person"]);
    expect(found.value.items.slice(5)).toMatchObject([{ name: "Ada" }, { name: "login-2" }]);
  });

  it("shows nothing, and asks nobody, where nothing was typed or the user may see nothing", async () => {
    const { sources, asked } = line();
    expect(await createFinder(sources)("  ")).toEqual({ ok: true, value: { items: [], trouble: null } });
    expect(asked).toEqual([]);
    const nobody = { library: null, people: null, files: null };
    expect(await createFinder(nobody)("fire")).toEqual({ ok: true, value: { items: [], trouble: null } });
  });

  it("§8.6 a kind that cannot be searched hides none of the others, and is told", async () => {
    const { sources, network } = line();
    network.fail("products", OFFLINE);
    const found = await createFinder(sources)("fire");
    expect(found).toMatchObject({
      ok: true,
      value: { trouble: OFFLINE, items: [{ kind: "person" }, { kind: "person" }] },
    });
  });
});

it("results that do not match the newly typed text cannot be opened while it is searched", async () => {
  const { network, sources } = line();
  const actor = createActor(paletteMachine, { input: { load: createFinder(sources), criteria: "f" } }).start();
  const shown = () => connectPalette(actor.getSnapshot());
  const kinds = (typed: string) => new Set(listFound(shown(), typed).map(({ kind }) => kind));
  await waitFor(actor, () => isSettled(shown(), "f"));
  // A result that the server finds by other fields than its name stays, once it answers the typed text.
  expect(kinds(" f ")).toEqual(new Set(["product", "person"]));
  expect(kinds("fi")).toEqual(new Set(["product"]));
  expect(kinds("ada")).toEqual(new Set(["person"]));
  expect(kinds("login 2")).toEqual(new Set(["person"]));
  expect(kinds("water")).toEqual(new Set());
  expect(kinds(" ")).toEqual(new Set());
  const release = network.hold("people");
  actor.send({ type: "criteria.changed", criteria: "water" });
  expect([isSettled(shown(), "water"), kinds("water")]).toEqual([false, new Set()]);
  release();
  await waitFor(actor, () => isSettled(shown(), "water"));
  expect(kinds("water")).toEqual(new Set(["product", "person"]));
});

describe("matching words", () => {
  const word = fc.stringMatching(/^[a-zéèA-Z]{1,8}$/);
  it("are meant by any part of each of them, in any order, whatever the accents and capitals", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.infiniteStream(fc.nat(8)), (words, cuts) => {
        const parts = words.map((one) => one.slice(0, Math.max(1, cuts.next().value ?? 1)).toUpperCase());
        expect(matchWords(words.join(" "), parts.toReversed().join("  "))).toBe(true);
      }),
    );
    expect(matchWords("Déplacer", "deplacer")).toBe(true);
  });
  it("are not meant by a word that none of them has", () => {
    expect(matchWords("New course", "new game")).toBe(false);
  });
});
