// Proves that links into a product are listed, made and revoked, and that failures are told.
import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { MadeLink } from "../ports/index.ts";
import { connectLinks, type LinksInput, linksMachine } from "./index.ts";

function openLinks(prepare: (line: ReturnType<typeof createNetworkLine>) => void = () => undefined) {
  const line = createNetworkLine();
  prepare(line);
  let stored: readonly MadeLink[] = [];
  const gateway: LinksInput["gateway"] = {
    link: (_, { mode }) =>
      line.pass("link", () => {
        const id = `${stored.length + 1}`;
        const by = { name: "Ada Reed", isYou: true };
        const madeAt = "2026-01-01T00:00:00.000Z";
        stored = [{ id, mode, by, madeAt, state: "waiting", usedAt: null, endedAt: null, revokedBy: null }, ...stored];
        return { ok: true, value: { id, mode, link: `/play/p?token=${id}`, expiration: 0 } };
      }),
    listLinks: () => line.pass("list", () => ({ ok: true, value: stored })),
    revokeLink: (_, id) =>
      line.pass("revoke", () => {
        stored = stored.map((one) =>
          one.id === id ? { ...one, state: "revoked", revokedBy: { name: "Ada Reed", isYou: true } } : one,
        );
        return { ok: true, value: stored };
      }),
  };
  const actor = createActor(linksMachine, { input: { gateway, product: { type: "learniz", slug: "p" } } });
  actor.start();
  const settle = async () => connectLinks(await waitFor(actor, (snapshot) => snapshot.matches("idle")));
  return { actor, line, settle };
}

test("§3.77 a link that was made is listed with its address until it is revoked", async () => {
  const { actor, settle } = openLinks();
  expect((await settle()).links).toEqual([]);
  actor.send({ type: "link.asked", mode: "PREVIEW", perimeterSlug: undefined });
  expect((await settle()).links).toMatchObject([{ id: "1", state: "waiting", link: "/play/p?token=1" }]);
  actor.send({ type: "link.revoked", id: "1" });
  expect((await settle()).links).toMatchObject([{ id: "1", state: "revoked", link: null, isRevoking: false }]);
});

test("§3.77 a failure to list, make or revoke is told, and listed links stay", async () => {
  const { actor, line, settle } = openLinks((line) => line.fail("list", OFFLINE));
  expect(await settle()).toMatchObject({ links: null, trouble: { kind: "offline" } });
  line.fail("list", null);
  actor.send({ type: "retry.asked" });
  expect(await settle()).toMatchObject({ links: [], trouble: null });
  actor.send({ type: "link.asked", mode: "NORMAL", perimeterSlug: "p" });
  await settle();
  line.fail("revoke", OFFLINE);
  actor.send({ type: "link.revoked", id: "1" });
  expect(await settle()).toMatchObject({ links: [{ state: "waiting" }], actTrouble: { kind: "offline" } });
});
