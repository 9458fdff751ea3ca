import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { connectSignInRules, type SignInRulesView, signInRulesMachine } from "./index.ts";

it("decisions 3: that a second factor is demanded is stored at once; what was not stored is told and not shown", async () => {
  const line = createNetworkLine();
  let isSecondFactorDemanded = false;
  const read = () => ({ ok: true, value: { clientId: "acme", isSecondFactorDemanded } }) as const;
  const gateway = {
    read: () => line.pass("read", read),
    write: (rules: { readonly isSecondFactorDemanded: boolean }) =>
      line.pass("write", () => {
        ({ isSecondFactorDemanded } = rules);
        return read();
      }),
  };
  const actor = createActor(signInRulesMachine, { input: { gateway } }).start();
  const until = async (isTrue: (view: SignInRulesView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectSignInRules(snapshot)));
    return connectSignInRules(actor.getSnapshot());
  };
  await until(({ phase }) => phase === "ready");
  actor.send({ type: "demand.turned", isDemanded: true });
  await until(({ stored }) => stored?.isSecondFactorDemanded === true);
  line.fail("write", OFFLINE);
  actor.send({ type: "demand.turned", isDemanded: false });
  const told = await until(({ trouble }) => trouble !== null);
  expect(told).toMatchObject({ phase: "ready", stored: { isSecondFactorDemanded: true }, isSaving: false });
});
