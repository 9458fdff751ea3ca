import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { connectSubmission, createSubmissionMachine } from "./index.ts";

describe("a form", () => {
  it("§2.47 §8.6 is sent once at a time, tells why it was refused, and is over once it was taken", async () => {
    const line = createNetworkLine();
    line.fail("submit", OFFLINE);
    const submit = (values: string) => line.pass("submit", () => ({ ok: true, value: values }));
    const actor = createActor(createSubmissionMachine<string>(), { input: { submit } }).start();
    const view = () => connectSubmission(actor.getSnapshot());
    const send = (values: string) => actor.send({ type: "form.submitted", values });
    send("a");
    send("b");
    expect(view()).toEqual({ isBusy: true, isTaken: false, trouble: null });
    await waitFor(actor, () => !view().isBusy);
    expect(view()).toEqual({ isBusy: false, isTaken: false, trouble: OFFLINE });
    line.fail("submit", null);
    send("c");
    expect(view().trouble).toBeNull();
    await waitFor(actor, () => view().isTaken);
    send("d");
    expect(line.count("submit")).toBe(2);
  });

  it("§7.15 is sent anew once it was reopened, and a reopened one forgets why the last one was refused", async () => {
    const line = createNetworkLine();
    const submit = (values: string) => line.pass("submit", () => ({ ok: true, value: values }));
    const actor = createActor(createSubmissionMachine<string>(), { input: { submit } }).start();
    const view = () => connectSubmission(actor.getSnapshot());
    const send = async (values: string) => {
      actor.send({ type: "form.submitted", values });
      await waitFor(actor, () => !view().isBusy);
      return view();
    };
    expect((await send("a")).isTaken).toBe(true);
    actor.send({ type: "form.reopened" });
    expect(view()).toEqual({ isBusy: false, isTaken: false, trouble: null });
    line.fail("submit", OFFLINE);
    expect((await send("b")).trouble).toEqual(OFFLINE);
    actor.send({ type: "form.reopened" });
    expect(view().trouble).toBeNull();
    line.fail("submit", null);
    expect([(await send("c")).isTaken, line.count("submit")]).toEqual([true, 3]);
  });
});
