import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Trouble } from "../ports/index.ts";
import { connectSecondFactor, type SecondFactorView, secondFactorMachine } from "./index.ts";

const WRONG: Trouble = { kind: "unauthorised", detail: "second-factor.wrong" };

function open() {
  const line = createNetworkLine();
  let since: string | null = null;
  const codes = ["a", "b"];
  const actor = createActor(secondFactorMachine, {
    input: {
      gateway: {
        read: () => line.pass("read", () => ({ ok: true, value: { since, codesLeft: 2, isDemanded: true } })),
        begin: () => line.pass("begin", () => ({ ok: true, value: { secret: "S", address: "otpauth://S" } })),
        confirm: (code) =>
          line.pass("confirm", () => {
            if (code !== "123456") return { ok: false, error: WRONG };
            since = "2026-01-01T00:00:00.000Z";
            return { ok: true, value: codes };
          }),
        renew: () => line.pass("renew", () => ({ ok: true, value: ["c"] })),
        remove: () =>
          line.pass("remove", () => {
            since = null;
            return { ok: true, value: null };
          }),
      },
    },
  }).start();
  const until = async (isTrue: (view: SecondFactorView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectSecondFactor(snapshot)));
    return connectSecondFactor(actor.getSnapshot());
  };
  const reach = (phase: SecondFactorView["phase"]) => until((view) => view.phase === phase && !view.isBusy);
  return { actor, line, until, reach };
}

describe("decisions 3: a second factor", () => {
  it("is begun, confirmed with the right code alone, its codes told once, renewed and taken away", async () => {
    const { actor, reach, until } = open();
    await reach("off");
    actor.send({ type: "act.asked", act: { kind: "begin", password: "p" } });
    expect((await reach("setting-up")).begun).toEqual({ secret: "S", address: "otpauth://S" });
    actor.send({ type: "act.asked", act: { kind: "confirm", code: "000000" } });
    expect((await until(({ trouble }) => trouble !== null)).phase).toBe("setting-up");
    actor.send({ type: "act.asked", act: { kind: "confirm", code: "123456" } });
    expect(await reach("codes")).toMatchObject({ codes: ["a", "b"], trouble: null });
    actor.send({ type: "codes.kept" });
    expect((await reach("on")).codes).toBeNull();
    actor.send({ type: "act.asked", act: { kind: "renew", password: "p" } });
    expect((await reach("codes")).codes).toEqual(["c"]);
    actor.send({ type: "codes.kept" });
    await reach("on");
    actor.send({ type: "act.asked", act: { kind: "remove", password: "p" } });
    await reach("off");
  });

  it("§8.6 what was changed elsewhere is told, and read anew: nothing stands that is no more", async () => {
    const { actor, line, reach, until } = open();
    await reach("off");
    actor.send({ type: "act.asked", act: { kind: "begin", password: "p" } });
    await reach("setting-up");
    line.fail("confirm", { kind: "conflict", detail: "second-factor.off" });
    actor.send({ type: "act.asked", act: { kind: "confirm", code: "123456" } });
    const told = await until(({ trouble, isBusy }) => trouble !== null && !isBusy);
    expect(told).toMatchObject({ phase: "off", begun: null, trouble: { detail: "second-factor.off" } });
    expect(line.count("read")).toBe(2);
    line.fail("confirm", null);
    actor.send({ type: "act.asked", act: { kind: "begin", password: "p" } });
    expect((await reach("setting-up")).trouble).toBeNull();
  });

  it("§8.6 what is given up is forgotten; what could not be read or done is told", async () => {
    const { actor, line, reach, until } = open();
    await reach("off");
    actor.send({ type: "act.asked", act: { kind: "begin", password: "p" } });
    await reach("setting-up");
    actor.send({ type: "setup.left" });
    expect((await reach("off")).begun).toBeNull();
    line.fail("begin", OFFLINE);
    actor.send({ type: "act.asked", act: { kind: "begin", password: "p" } });
    expect(await until(({ trouble }) => trouble !== null)).toMatchObject({ phase: "off", trouble: OFFLINE });
  });
});
