// Proves what the saving loop promises, whatever fails, in whichever order.
import { fail, type Result } from "@academiz/domain/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { Trouble, TroubleKind } from "../ports/index.ts";
import { connectSaving, createSavingMachine, type SavingInput } from "./index.ts";

/** Facts are numbered: what is newer has a higher number. */
interface Fact {
  readonly number: number;
}
interface Save {
  readonly fact: Fact;
  readonly answer: (result: Result<object, Trouble>) => void;
}

function start(input: Partial<SavingInput<Fact>>) {
  const clock = new SimulatedClock();
  const [saves, acknowledged, said]: [Save[], Fact[], Fact[]] = [[], [], []];
  let underWay: Save | null = null;
  let newest: Fact | null = input.fact ?? null;
  const actor = createActor(createSavingMachine<Fact>(), {
    clock,
    input: {
      clock,
      sayLast: (fact) => said.push(fact),
      store: (fact) =>
        new Promise((answer) => {
          expect(underWay).toBeNull();
          expect(fact).toBe(newest);
          expect(acknowledged).not.toContain(fact);
          underWay = { fact, answer };
          saves.push(underWay);
        }),
      ...input,
    },
  }).start();
  const snapshot = () => actor.getSnapshot();
  const isQuiet = () => underWay === null && !["waiting", "retrying"].includes(snapshot().value);
  return {
    actor,
    clock,
    saves,
    said,
    acknowledged,
    snapshot,
    isQuiet,
    newest: () => newest,
    make() {
      newest = { number: (newest?.number ?? 0) + 1 };
      return newest;
    },
    async answer(trouble: TroubleKind | null) {
      if (!underWay) return;
      const { fact, answer } = underWay;
      const before = snapshot().context.answer;
      underWay = null;
      if (!trouble) acknowledged.push(fact);
      answer(trouble ? fail({ kind: trouble, detail: "" }) : { ok: true, value: {} });
      await waitFor(actor, ({ context }) => context.answer !== before);
      expect(snapshot().context.answer?.fact).toBe(fact);
    },
  };
}
type World = ReturnType<typeof start>;

/** The loop forgets of nothing that the server has taken it, and of what is not stored it says why. */
function judge({ snapshot, isQuiet, acknowledged, said, newest }: World): void {
  const { value, context } = snapshot();
  expect(context.stored?.fact ?? null).toBe(acknowledged.at(-1) ?? null);
  expect(context.fact).toBe(newest());
  // Who is cut off is never told of a refusal, not while it is tried again either.
  if (context.trouble?.kind === "offline") expect(connectSaving({ value, context }).state).not.toBe("refused");
  if (!isQuiet()) return;
  if (value === "resting") expect([...acknowledged, ...said, null]).toContain(newest());
  else if (value === "held") expect([undefined, "conflict"]).toContain(context.trouble?.kind);
  else expect([value, context.trouble]).toEqual([value, expect.anything()]);
}

type Step =
  | { readonly kind: "keep" | "leave" | "retry" | "return" | "hold" | "release" }
  | { readonly kind: "answer"; readonly trouble: TroubleKind | null }
  | { readonly kind: "pass"; readonly milliseconds: number };
const troubles = fc.constantFrom<TroubleKind | null>(
  null,
  null,
  "offline",
  "unexpected",
  "invalid",
  "forbidden",
  "conflict",
);
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<Step>({ kind: "keep" }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant("answer" as const), trouble: troubles }) },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant("pass" as const), milliseconds: fc.integer({ min: 1, max: 70_000 }) }),
    },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom<Step["kind"] & ("leave" | "retry" | "return" | "hold" | "release")>(
          "leave",
          "retry",
          "return",
          "hold",
          "release",
        )
        .map((kind): Step => ({ kind })),
    },
  ),
  { maxLength: 60 },
);

async function take(world: World, step: Step): Promise<void> {
  const { actor, clock, make, newest, snapshot, acknowledged } = world;
  if (step.kind === "answer") await world.answer(step.trouble);
  else if (step.kind === "pass") clock.increment(step.milliseconds);
  else if (step.kind === "keep") actor.send({ type: "fact.kept", fact: make() });
  else if (step.kind === "leave") actor.send({ type: "page.left", fact: make() });
  else if (step.kind === "retry") actor.send({ type: "retry.asked" });
  else if (step.kind === "return") actor.send({ type: "network.returned" });
  else if (step.kind === "hold") actor.send({ type: "hold.asked" });
  else {
    const fact = newest();
    const stored = snapshot().context.stored ?? { fact: acknowledged.at(-1) ?? null, saved: {} };
    if (fact) actor.send({ type: "released", fact, stored });
  }
}

const options = fc.record({ renewsPause: fc.boolean(), awaitsChoice: fc.boolean() });

test("decisions 7: nothing that was acknowledged is lost or sent again as new, and all is stored or says why not", async () => {
  await fc.assert(
    fc.asyncProperty(steps, options, async (taken, input) => {
      const world = start(input);
      for (const step of taken) {
        await take(world, step);
        judge(world);
      }
      // Once everything goes well again, and who asks is heard, all is stored.
      await take(world, { kind: "keep" });
      for (const _ of "12345") {
        for (const kind of ["release", "retry"] as const) await take(world, { kind });
        world.clock.increment(200);
        await world.answer(null);
      }
      judge(world);
      expect(world.snapshot().value).toBe("resting");
      expect(world.acknowledged.at(-1)).toBe(world.newest());
    }),
    { numRuns: 300 },
  );
});

test("§8.5 between two tries 2, 4, 8 … 60 seconds pass, however many facts come meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 9 }), async (facts) => {
      const world = start({});
      await take(world, { kind: "keep" });
      world.clock.increment(200);
      for (const [tries, count] of facts.entries()) {
        await world.answer("offline");
        for (let n = 0; n < count; n += 1) await take(world, { kind: "keep" });
        world.clock.increment(Math.min(60_000, 2_000 * 2 ** tries) - 1);
        expect(world.saves.length).toBe(tries + 1);
        world.clock.increment(1);
        expect(world.saves.length).toBe(tries + 2);
      }
    }),
    { numRuns: 30 },
  );
});

test("§7.85 what it holds after is what was the newest as it was asked, or newer; nothing is sent until it is released", async () => {
  const world = start({});
  await take(world, { kind: "keep" });
  await take(world, { kind: "retry" });
  await take(world, { kind: "keep" });
  const seen = world.newest();
  await take(world, { kind: "hold" });
  await world.answer(null);
  expect(world.snapshot().value).toBe("sending");
  await take(world, { kind: "keep" });
  await world.answer(null);
  expect([world.snapshot().value, world.acknowledged.at(-1)]).toEqual(["held", seen]);
  world.clock.increment(600_000);
  await take(world, { kind: "return" });
  expect(world.saves.length).toBe(2);
  await take(world, { kind: "release" });
  world.clock.increment(200);
  await world.answer(null);
  expect(world.acknowledged.at(-1)).toBe(world.newest());
});

test("decisions 8: once another window went further nothing more is sent or said", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = start({});
      await take(world, { kind: "keep" });
      world.actor.send({ type: "overtaken" });
      for (const step of taken) await take(world, step);
      expect([world.saves, world.said, world.snapshot().value]).toEqual([[], [], "steppedBack"]);
    }),
    { numRuns: 30 },
  );
});

test.each([null, "offline", "invalid"] as const)(
  "decisions 7: last words are sent once, and it is done whatever comes of it (%s)",
  async (trouble) => {
    const world = start({ begins: "last", fact: { number: 1 } });
    await world.answer(trouble);
    expect(world.snapshot()).toMatchObject({ status: "done", output: { result: { ok: trouble === null } } });
    expect(world.saves.length).toBe(1);
    const { actor, saves } = start({ begins: "last" });
    expect(await waitFor(actor, ({ status }) => status === "done")).toMatchObject({ output: null });
    expect(saves).toEqual([]);
  },
);
