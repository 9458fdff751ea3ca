import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { ClientRules, StoredClientRules } from "../ports/index.ts";
import { type ClientRulesView, clientRulesMachine, connectClientRules } from "./index.ts";

it("decisions 3, §3.42: rules for everybody are stored at once; a rule that was not stored is told and not shown", async () => {
  const line = createNetworkLine();
  let stored: StoredClientRules = {
    clientId: "acme",
    isSecondFactorDemanded: false,
    strategy: "DEFAULT",
    markType: "DEFAULT",
    gameStrategy: null,
    timeZone: "UTC",
    signing: { before: 15, after: 30, lateHours: 24 },
  };
  const read = () => ({ ok: true, value: stored }) as const;
  const gateway = {
    read: () => line.pass("read", read),
    write: (_clientId: string, change: Partial<ClientRules>) =>
      line.pass("write", () => {
        stored = { ...stored, ...change };
        return read();
      }),
  };
  const actor = createActor(clientRulesMachine, { input: { gateway } }).start();
  const until = async (isTrue: (view: ClientRulesView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectClientRules(snapshot)));
    return connectClientRules(actor.getSnapshot());
  };
  await until(({ phase }) => phase === "ready");
  actor.send({ type: "rules.changed", change: { isSecondFactorDemanded: true } });
  await until(({ stored: known }) => known?.isSecondFactorDemanded === true);
  actor.send({ type: "rules.changed", change: { strategy: "LAST", markType: "mark20" } });
  const told = await until(({ stored: known }) => known?.markType === "mark20");
  expect(told.stored).toMatchObject({ isSecondFactorDemanded: true, strategy: "LAST", gameStrategy: null });
  line.fail("write", OFFLINE);
  actor.send({ type: "rules.changed", change: { strategy: "FIRST" } });
  const failed = await until(({ trouble }) => trouble !== null);
  expect(failed).toMatchObject({ phase: "ready", stored: { strategy: "LAST" }, isSaving: false });
});
