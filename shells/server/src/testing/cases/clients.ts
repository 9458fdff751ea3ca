// Knows how the routes of the clients are called in tests.
import type { clients } from "@academiz/contract";
import { expect } from "vitest";
import { bearer } from "../author.ts";
import { PNG } from "../pictures.ts";
import { type Answered, type Caller, type CasesOf, call, type Scene } from "../route-case.ts";

const [ADMIN, SUPER] = ["demo_admin", "demo_superadmin"];
const id = ({ clientId }: Scene) => ({ id: clientId });
const clientId = ({ clientId }: Scene) => ({ clientId });
const LICENCE = {
  licences: [{ licenceInformation: { count: [{ unity: "nbUser", quantity: 500 }], licence: [] } }],
};
const PLACE = { id: "north", title: "North", lvl: 0, children: [] };
const picture = { file: { name: "seal.png", bytes: PNG } };

const read = ({ succeed, scene }: Caller) => succeed("getClient", ADMIN, { params: id(scene) });
let count = 0;
/** A client of its own, by a super administrator. */
async function create({ succeed }: Caller): Promise<Answered> {
  count += 1;
  return succeed("createClient", SUPER, { body: { slug: `made-${count}`, name: "Made", parentId: null } });
}

export const CLIENT_CASES: CasesOf<typeof clients> = {
  listClients: {
    badQueries: [{ limit: "0" }, { order: "id" }, { active: "yes" }, { page: "1.5" }],
    async succeeds(caller) {
      const made = await create(caller);
      const listed = await caller.succeed("listClients", SUPER, { query: { query: made.slug } });
      expect(listed.clients.map(({ slug }: Answered) => slug)).toContain(made.slug);
      const own = await caller.succeed("listClients", ADMIN);
      expect(own.clients.map(({ slug }: Answered) => slug)).toEqual(["demo"]);
    },
  },
  currentClient: {
    async succeeds({ succeed }) {
      expect((await succeed("currentClient", "demo_author")).slug).toBe("demo");
    },
  },
  getClient: {
    params: id,
    async succeeds(caller) {
      expect(await read(caller)).toMatchObject({ slug: "demo", parentId: null, affectations: [] });
    },
  },
  getClientBySlug: {
    params: ({ client }) => ({ slug: client }),
    async succeeds({ succeed, scene }) {
      const found = await succeed("getClientBySlug", ADMIN, { params: { slug: "demo" } });
      expect(found.id).toBe(scene.clientId);
    },
  },
  createClient: {
    body: () => ({ slug: "acme", name: "Acme" }),
    badBodies: [
      { slug: "a_b", name: "x" },
      { slug: "ab", name: " " },
      { slug: "ab", name: "x", locale: "de" },
    ],
    async succeeds(caller) {
      const made = await create(caller);
      const found = await caller.succeed("getClient", SUPER, { params: { id: made.id } });
      expect(found).toEqual(made);
      const administrator = { login: "ada", email: "ada@acme.example", firstname: "Ada", lastname: "L" };
      await caller.succeed("createClient", SUPER, {
        body: { slug: "led", name: "Led", parentId: null, administrator },
      });
      await caller.server.carryMails();
      const { mails } = await caller.succeed("listMails", SUPER);
      expect(mails[0].to).toBe("ada@acme.example");
      const wrong = { slug: "unled", name: "Unled", parentId: null, administrator: { ...administrator, email: "no" } };
      await expect(caller.succeed("createClient", SUPER, { body: wrong })).rejects.toThrow();
      const { clients } = await caller.succeed("listClients", SUPER, { query: { query: "unled" } });
      expect(clients).toEqual([]);
    },
  },
  updateClient: {
    params: id,
    body: () => ({
      name: "Renamed",
      theme: { colors: { primary: "#123456" } },
      criteria: [{ label: "Trade", children: [] }],
    }),
    badBodies: [{ name: " " }, { wsDocument: 1 }, { logo: "../x" }, { picto: "../x" }, { signature: "x" }],
    async succeeds(caller) {
      const body = {
        name: "Renamed",
        affectations: [
          { ...PLACE, lvl: 7 },
          { ...PLACE, id: "none", title: "" },
        ],
      };
      await caller.succeed("updateClient", ADMIN, { params: id(caller.scene), body });
      expect(await read(caller)).toMatchObject({ name: "Renamed", affectations: [PLACE] });
      await caller.succeed("putPicto", ADMIN, { params: id(caller.scene), form: picture });
      await caller.succeed("updateClient", ADMIN, { params: id(caller.scene), body: { picto: null } });
      expect((await read(caller)).picto).toBeNull();
    },
  },
  deleteClient: {
    params: id,
    async succeeds(caller) {
      const made = await create(caller);
      await caller.succeed("deleteClient", SUPER, { params: { id: made.id } });
      await expect(caller.succeed("getClient", SUPER, { params: { id: made.id } })).rejects.toThrow("not-found");
    },
  },
  updateLicence: {
    params: id,
    hidesNothing: true,
    body: () => ({ licenceContent: LICENCE }),
    async succeeds(caller) {
      await caller.succeed("updateLicence", SUPER, { params: id(caller.scene), body: { licenceContent: LICENCE } });
      expect((await read(caller)).licence).toEqual(LICENCE);
    },
  },
  activateClient: {
    params: id,
    hidesNothing: true,
    body: () => ({ active: true }),
    badBodies: [{ active: "no" }],
    async succeeds(caller) {
      const made = await create(caller);
      const close = await caller.succeed("activateClient", SUPER, { params: { id: made.id }, body: { active: false } });
      expect(close.active).toBe(false);
      await expect(caller.succeed("switchClient", SUPER, { params: { id: made.id } })).rejects.toThrow("not-found");
    },
  },
  readClientUse: {
    params: id,
    async succeeds({ succeed, scene }) {
      const use = await succeed("readClientUse", ADMIN, { params: id(scene) });
      expect(use.people).toBeGreaterThan(0);
      expect(use.peopleWithin).toBeGreaterThanOrEqual(use.people);
    },
  },
  mergePlaces: {
    params: id,
    body: () => ({ from: "port", into: "west", dryRun: true }),
    badBodies: [
      { from: "", into: "west", dryRun: true },
      { from: "port", into: "west" },
    ],
    async succeeds({ succeed, scene }) {
      const params = id(scene);
      const place = (name: string) => ({ id: name, title: name, lvl: 0, children: [] });
      const affectations = [place("port"), place("west")];
      await succeed("putOrganisation", ADMIN, { params, body: { affectations } });
      const body = { from: "port", into: "west", dryRun: false };
      const nothing = { people: 0, below: 0, offers: [], blocked: [] };
      expect(await succeed("mergePlaces", ADMIN, { params, body })).toEqual(nothing);
      const { affectations: left } = await succeed("getOrganisation", ADMIN, { params, query: { type: "full" } });
      expect(left).toEqual([place("west")]);
    },
  },
  renameCriterion: {
    params: id,
    body: () => ({ from: "Trade", to: "Craft" }),
    badBodies: [
      { from: "Trade", to: " " },
      { from: "", to: "Craft" },
    ],
    async succeeds({ succeed, scene }) {
      const params = id(scene);
      await succeed("putOrganisation", ADMIN, { params, body: { criterias: [{ label: "Trade", children: [] }] } });
      const trees = await succeed("renameCriterion", ADMIN, { params, body: { from: "Trade", to: "Craft" } });
      expect(trees.criterias).toEqual([{ label: "Craft", children: [] }]);
    },
  },
  putSignature: {
    params: id,
    form: () => picture,
    async succeeds(caller) {
      const params = id(caller.scene);
      await caller.succeed("putSignature", ADMIN, { params, form: picture });
      expect((await read(caller)).hasSignature).toBe(true);
      const { rawPayload, headers } = await call(caller.server, "readSignature", {
        params,
        headers: await caller.headersOf(ADMIN),
      });
      expect([headers["content-type"], rawPayload.equals(PNG)]).toEqual(["image/png", true]);
    },
  },
  putCurrentSignature: {
    form: () => picture,
    async succeeds(caller) {
      await caller.succeed("putCurrentSignature", ADMIN, { form: picture });
      expect((await read(caller)).hasSignature).toBe(true);
    },
  },
  readSignature: {
    params: id,
    async succeeds(caller) {
      await caller.succeed("putCurrentSignature", ADMIN, { form: picture });
      const signature: string = await caller.succeed("readSignature", ADMIN, { params: id(caller.scene) });
      expect(signature).toContain("PNG");
    },
  },
  putPicto: {
    params: id,
    form: () => picture,
    async succeeds(caller) {
      await caller.succeed("putPicto", ADMIN, { params: id(caller.scene), form: picture });
      const { picto } = await read(caller);
      const file = await caller.server.app.inject({ method: "GET", url: picto });
      expect([file.headers["content-type"], file.rawPayload.equals(PNG)]).toEqual(["image/png", true]);
    },
  },
  switchClient: {
    params: id,
    async succeeds(caller) {
      const made = await create(caller);
      const { token } = await caller.succeed("switchClient", SUPER, { params: { id: made.id } });
      const current = await call(caller.server, "currentClient", { headers: bearer(token) });
      expect(current.json().slug).toBe(made.slug);
    },
  },
  getOrganisation: {
    params: id,
    badQueries: [{ type: "half" }],
    async succeeds({ succeed, scene }) {
      const params = id(scene);
      const criterias = [{ label: "Trade", children: [{ label: "Welder", children: [] }] }];
      await succeed("putOrganisation", ADMIN, { params, body: { criterias } });
      const full = await succeed("getOrganisation", "demo_author", { params, query: { type: "full" } });
      expect([full.criterias, full.criteriasMain]).toEqual([criterias, criterias]);
      const cut = await succeed("getOrganisation", "demo_author", { params });
      expect(cut.criterias).toEqual([{ label: "Trade", children: [] }]);
    },
  },
  putOrganisation: {
    params: id,
    body: () => ({ affectations: [PLACE], criterias: [{ label: "Trade", children: [] }] }),
    async succeeds({ succeed, scene }) {
      const params = id(scene);
      await succeed("putOrganisation", ADMIN, { params, body: { affectations: [PLACE] } });
      expect((await succeed("getOrganisation", ADMIN, { params })).affectations).toEqual([PLACE]);
    },
  },
  removeOrganisationItem: {
    params: (scene) => ({ ...clientId(scene), itemId: "north" }),
    async succeeds({ succeed, scene }) {
      const params = id(scene);
      await succeed("putOrganisation", ADMIN, { params, body: { affectations: [PLACE] } });
      await succeed("removeOrganisationItem", ADMIN, { params: { ...clientId(scene), itemId: "north" } });
      expect((await succeed("getOrganisation", ADMIN, { params })).affectations).toEqual([]);
    },
  },
  listTags: {
    params: clientId,
    async succeeds({ succeed, scene }) {
      await succeed("linkTag", ADMIN, { params: { ...clientId(scene), slug: "listed" }, body: {} });
      expect(await succeed("listTags", "demo_author", { params: clientId(scene) })).toContainEqual({ slug: "listed" });
    },
  },
  linkTag: {
    params: (scene) => ({ ...clientId(scene), slug: "safety" }),
    body: () => ({}),
    async succeeds({ succeed, scene }) {
      await succeed("linkTag", ADMIN, { params: { ...clientId(scene), slug: "linked" }, body: {} });
      expect(await succeed("listTags", ADMIN, { params: clientId(scene) })).toContainEqual({ slug: "linked" });
    },
  },
  unlinkTag: {
    params: (scene) => ({ ...clientId(scene), slug: "safety" }),
    async succeeds({ succeed, scene }) {
      const params = { ...clientId(scene), slug: "taken" };
      await succeed("linkTag", ADMIN, { params, body: {} });
      await succeed("unlinkTag", ADMIN, { params });
      expect(await succeed("listTags", ADMIN, { params: clientId(scene) })).not.toContainEqual({ slug: "taken" });
    },
  },
  listPlugins: {
    async succeeds({ succeed, scene }) {
      const plugins = [{ type: "TEXT_TO_SPEECH", config: { clientId: "42" }, metaData: { voice: "Ann" } }];
      await succeed("updateClient", SUPER, { params: id(scene), body: { plugins } });
      expect(await succeed("listPlugins", "demo_learner")).toEqual(plugins);
    },
  },
};
