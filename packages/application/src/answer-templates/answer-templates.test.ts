import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { AnswerTemplate, AnswerTemplateGateway } from "../ports/index.ts";
import { answerTemplatesMachine, connectAnswerTemplates } from "./index.ts";

function open() {
  const line = createNetworkLine();
  let kept: readonly AnswerTemplate[] = [];
  const gateway: AnswerTemplateGateway = {
    list: () => line.pass("list", () => ({ ok: true, value: kept })),
    add: (written) =>
      line.pass("add", () => {
        kept = [...kept, { slug: `t${kept.length}`, ...written }];
        return { ok: true, value: undefined };
      }),
    change: (slug, written) =>
      line.pass("change", () => {
        kept = kept.map((one) => (one.slug === slug ? { slug, ...written } : one));
        return { ok: true, value: undefined };
      }),
    remove: (slug) =>
      line.pass("remove", () => {
        kept = kept.filter((one) => one.slug !== slug);
        return { ok: true, value: undefined };
      }),
  };
  const actor = createActor(answerTemplatesMachine, { input: { gateway } }).start();
  const view = () => connectAnswerTemplates(actor.getSnapshot());
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches("ready") || snapshot.matches("failed"));
  return { line, actor, view, settled };
}

it("§1.27 a template is kept, reworded and removed; a template that could not be kept is told, and nothing is lost", async () => {
  const { line, actor, view, settled } = open();
  await settled();
  expect(view()).toEqual({ phase: "ready", rows: [], isBusy: false, trouble: null });
  const written = { title: "Restart", text: "Please restart." };
  line.fail("add", OFFLINE);
  actor.send({ type: "template.kept", template: { slug: null, ...written } });
  await settled();
  expect(view()).toMatchObject({ rows: [], trouble: OFFLINE });
  line.fail("add", null);
  actor.send({ type: "template.kept", template: { slug: null, ...written } });
  await settled();
  expect(view()).toMatchObject({ rows: [{ slug: "t0", ...written }], trouble: null });
  actor.send({ type: "template.kept", template: { slug: "t0", ...written, title: "Wait" } });
  await settled();
  expect(view().rows.map(({ title }) => title)).toEqual(["Wait"]);
  actor.send({ type: "template.removed", slug: "t0" });
  await settled();
  expect(view().rows).toEqual([]);
});
