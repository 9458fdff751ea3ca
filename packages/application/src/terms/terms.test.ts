import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { ClientTerms, OwnTerms } from "../ports/index.ts";
import {
  type ClientTermsView,
  clientTermsMachine,
  connectClientTerms,
  connectOwnTerms,
  type OwnTermsView,
  ownTermsMachine,
} from "./index.ts";

const CHANGED = { kind: "conflict", detail: "terms.changed" } as const;
const versionOf = (version: number): NonNullable<OwnTerms["terms"]> => ({
  version,
  texts: { fr: `Version ${version}`, en: "" },
  writtenAt: "2026-01-01T00:00:00.000Z",
});

function read(first: OwnTerms) {
  const line = createNetworkLine();
  let stands = first;
  const accepted: number[] = [];
  const gateway = {
    read: () => line.pass("read", () => ({ ok: true, value: stands }) as const),
    accept: (version: number) =>
      line.pass("accept", () => {
        if (version !== stands.terms?.version) return { ok: false, error: CHANGED } as const;
        accepted.push(version);
        return { ok: true, value: undefined } as const;
      }),
  };
  const actor = createActor(ownTermsMachine, { input: { gateway } }).start();
  const until = async (isTrue: (view: OwnTermsView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectOwnTerms(snapshot)));
    return connectOwnTerms(actor.getSnapshot());
  };
  return { line, accepted, actor, until, change: (to: OwnTerms) => (stands = to) };
}

it("§3.25 the version that was read is accepted; what was not stored is told, and can be sent again", async () => {
  const { line, accepted, actor, until } = read({ terms: versionOf(3), acceptedAt: null });
  await until(({ phase }) => phase === "reading");
  line.fail("accept", OFFLINE);
  actor.send({ type: "terms.accepted" });
  expect(await until(({ trouble }) => trouble !== null)).toMatchObject({ phase: "reading", isAccepting: false });
  line.fail("accept", null);
  actor.send({ type: "terms.accepted" });
  await until(({ phase }) => phase === "settled");
  expect(accepted).toEqual([3]);
});

it("§3.25 another version that was written meanwhile is read before it is accepted", async () => {
  const { accepted, actor, until, change } = read({ terms: versionOf(1), acceptedAt: null });
  await until(({ phase }) => phase === "reading");
  change({ terms: versionOf(2), acceptedAt: null });
  actor.send({ type: "terms.accepted" });
  const told = await until(({ shown, phase }) => phase === "reading" && shown?.terms?.version === 2);
  expect(told.trouble).toEqual(CHANGED);
  expect(accepted).toEqual([]);
  actor.send({ type: "terms.accepted" });
  await until(({ phase }) => phase === "settled");
  expect(accepted).toEqual([2]);
});

it("§3.25 nothing is left to accept where there are none, nor where they were accepted; a failure is tried again", async () => {
  await read({ terms: null, acceptedAt: null }).until(({ phase }) => phase === "settled");
  await read({ terms: versionOf(1), acceptedAt: "2026-01-02T00:00:00.000Z" }).until(({ phase }) => phase === "settled");
  const { line, actor, until } = read({ terms: versionOf(1), acceptedAt: null });
  line.fail("read", OFFLINE);
  await until(({ phase }) => phase === "failed" || phase === "reading");
  if (connectOwnTerms(actor.getSnapshot()).phase === "failed") {
    line.fail("read", null);
    actor.send({ type: "retry.asked" });
  }
  expect(await until(({ phase }) => phase === "reading")).toMatchObject({ trouble: null });
});

it("an administrator writes the version after the one that they read; of another one they are told", async () => {
  const line = createNetworkLine();
  let stands: ClientTerms = { version: 0, texts: { fr: "", en: "" }, writtenAt: null };
  const next = (texts: ClientTerms["texts"]): ClientTerms => ({ ...versionOf(stands.version + 1), texts });
  const gateway = {
    read: () => line.pass("read", () => ({ ok: true, value: stands }) as const),
    write: (texts: ClientTerms["texts"], before: number) =>
      line.pass("write", () => {
        if (before !== stands.version)
          return { ok: false, error: { kind: "conflict", detail: "organisation.changed" } } as const;
        stands = next(texts);
        return { ok: true, value: stands } as const;
      }),
  };
  const actor = createActor(clientTermsMachine, { input: { gateway } }).start();
  const until = async (isTrue: (view: ClientTermsView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectClientTerms(snapshot)));
    return connectClientTerms(actor.getSnapshot());
  };
  await until(({ phase }) => phase === "ready");
  actor.send({ type: "terms.written", texts: { fr: "Un", en: "One" } });
  expect(await until(({ stored }) => stored?.version === 1)).toMatchObject({ stored: { texts: { en: "One" } } });
  stands = next({ fr: "De quelqu’un d’autre", en: "" });
  actor.send({ type: "terms.written", texts: { fr: "Deux", en: "" } });
  expect(await until(({ trouble }) => trouble !== null)).toMatchObject({ stored: { version: 1 }, isSaving: false });
  actor.send({ type: "retry.asked" });
  expect(await until(({ trouble }) => trouble === null)).toMatchObject({ stored: { version: 2 } });
});
