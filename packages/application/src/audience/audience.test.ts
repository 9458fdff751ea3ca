import { EVERYONE } from "@academiz/domain/clients";
import { isSameJson } from "@academiz/domain/kernel";
import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Availability, ProductAudience } from "../ports/index.ts";
import { audienceMachine, connectAudience, readWritten } from "./index.ts";

const ADA = { id: "1", firstname: "Ada", lastname: "Reed", login: "ada", active: true };
const BEN = { id: "2", firstname: "Ben", lastname: "Reed", login: "ben", active: true };
const CHANGED = { kind: "conflict", detail: "organisation.changed" } as const;
const SOME = { everyone: false, affectations: [], criterias: [], users: ["1"] };

const ABSENT = { kind: "not-found", detail: "not-found" } as const;

async function openAudience(isPublished = true) {
  const line = createNetworkLine();
  let stored: Availability = {
    slug: "p",
    name: "Fire",
    url: "/play/p",
    audience: isPublished ? SOME : EVERYONE,
    from: null,
    until: null,
    due: null,
  };
  let isThere = isPublished;
  const everybody = [ADA, BEN];
  const gateway: Omit<ProductAudience, "link" | "listLinks" | "revokeLink"> = {
    read: () => line.pass("read", () => (isThere ? { ok: true, value: stored } : { ok: false, error: ABSENT })),
    settle: (_, settings, before) =>
      line.pass("settle", () => {
        if (!isSameJson(before, stored.audience)) return { ok: false, error: CHANGED };
        stored = { ...stored, ...settings };
        isThere = true;
        return { ok: true, value: stored };
      }),
    count: (_, { audience: { users } }) =>
      line.pass("count", () => ({
        ok: true,
        value: {
          people: users.length,
          losing: stored.audience.users.filter((id) => !users.includes(id)).length,
          blocked: [],
        },
      })),
    find: (query) =>
      line.pass("find", () => ({ ok: true, value: everybody.filter(({ login }) => login.includes(query)) })),
    name: ({ users, written }) =>
      line.pass("name", () => ({
        ok: true,
        value: {
          people: everybody.filter(({ id, login }) => users.includes(id) || written.includes(login)),
          unknown: written.filter((text) => !everybody.some(({ login }) => login === text)),
        },
      })),
  };
  const actor = createActor(audienceMachine, { input: { gateway, slug: "fire", name: "Fire" } }).start();
  /** A manager gives the product to somebody, elsewhere. */
  const give = (id: string) => {
    stored = { ...stored, audience: { ...stored.audience, users: [...stored.audience.users, id] } };
  };
  return { line, actor, give, view: () => connectAudience(actor.getSnapshot()) };
}

test("decisions 4: nothing is asked before the audience is looked at; its people are counted again after a save", async () => {
  const { line, actor, view } = await openAudience();
  expect(line.count("read")).toBe(0);
  actor.send({ type: "audience.opened", isPublished: true });
  await waitFor(actor, () => view().count !== null);
  expect(view()).toMatchObject({ phase: "ready", count: { people: 1, losing: 0 } });
  const audience = { ...SOME, users: ["2"] };
  actor.send({ type: "audience.drafted", asked: { audience, from: null, until: null } });
  await waitFor(actor, () => view().count?.losing === 1);
  actor.send({ type: "settings.saved", settings: { name: "Fire", audience, from: null, until: null, due: null } });
  await waitFor(actor, () => view().saves === 1 && view().count?.losing === 0);
  expect(view().availability?.audience).toEqual(audience);
});

test("decisions 4: names in a list that nobody has are told; a failed question or save is told, and asked again", async () => {
  const { line, actor, view } = await openAudience();
  line.fail("read", OFFLINE);
  actor.send({ type: "audience.opened", isPublished: true });
  await waitFor(actor, () => view().phase === "failed");
  line.fail("read", null);
  actor.send({ type: "retry.asked" });
  await waitFor(actor, () => view().phase === "ready");
  actor.send({ type: "list.pasted", written: ["ben", "zoe"] });
  await waitFor(actor, () => view().pasted !== null);
  expect(view()).toMatchObject({ pasted: { people: [BEN], unknown: ["zoe"] } });
  expect(view().known).toEqual([ADA, BEN]);
  line.fail("settle", OFFLINE);
  actor.send({
    type: "settings.saved",
    settings: { name: "Fire", audience: SOME, from: null, until: null, due: null },
  });
  await waitFor(actor, () => view().trouble !== null);
  expect(view()).toMatchObject({ trouble: OFFLINE, saves: 0, isSaving: false });
});

test("decisions 4: people who were given it meanwhile do not lose it when an author saves", async () => {
  const { actor, view, give } = await openAudience();
  actor.send({ type: "audience.opened", isPublished: true });
  await waitFor(actor, () => view().phase === "ready");
  give("2");
  const settings = { name: "Fire", audience: SOME, from: null, until: null, due: null };
  actor.send({ type: "settings.saved", settings });
  await waitFor(actor, () => view().trouble !== null);
  expect(view()).toMatchObject({ trouble: CHANGED, saves: 0 });
});

test("decisions 4: a list is read in any form, each name once", () => {
  expect(readWritten("ada\r\nADA; Ben <ben@example.org>,\t\n zoe ")).toEqual(["ada", "Ben", "ben@example.org", "zoe"]);
});

test("decisions 4: before the first publication it is for everyone unless its author says otherwise, and has no address yet", async () => {
  const { line, actor, view } = await openAudience(false);
  actor.send({ type: "audience.opened", isPublished: false });
  await waitFor(actor, () => view().phase === "ready");
  expect(view().availability).toMatchObject({ slug: "", url: "", name: "Fire", audience: EVERYONE });
  actor.send({ type: "audience.opened", isPublished: false });
  expect(line.count("read")).toBe(1);
  const settings = { name: "Fire", audience: SOME, from: null, until: null, due: null };
  actor.send({ type: "settings.saved", settings });
  await waitFor(actor, () => view().saves === 1);
  expect(view().availability).toMatchObject({ slug: "p", audience: SOME });
});
