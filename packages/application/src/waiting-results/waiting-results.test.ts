import { fail, type Result, succeed } from "@academiz/domain/kernel";
import { OFFLINE } from "@academiz/testkit/clients";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Trouble } from "../ports/index.ts";
import { waitingResultsMachine } from "./index.ts";

const REFUSED: Trouble = { kind: "invalid", detail: "progress.impossible" };
type Fate = "sent" | "offline" | "refused";

it("§8.5 what waits is sent in its order, each once; what is refused stays and holds nothing up, without a network nothing more is tried", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom<Fate>("sent", "offline", "refused"), { maxLength: 8 }), async (fates) => {
      const fate = new Map(fates.map((one, index) => [`p${index}`, one]));
      const waiting = new Set(fate.keys());
      const asked: string[] = [];
      const send = async (slug: string): Promise<Result<unknown, Trouble>> => {
        asked.push(slug);
        const one = fate.get(slug);
        if (one !== "sent") return fail(one === "offline" ? OFFLINE : REFUSED);
        waiting.delete(slug);
        return succeed(undefined);
      };
      const actor = createActor(waitingResultsMachine, {
        input: {
          send,
          waiting: {
            restore: async () => {},
            list: () => [...waiting],
            drop: (slug) => void waiting.delete(slug),
          },
        },
      }).start();
      await waitFor(actor, (snapshot) => snapshot.matches("still"));
      const wall = fates.indexOf("offline");
      const tried = wall === -1 ? [...fate.keys()] : [...fate.keys()].slice(0, wall + 1);
      expect(asked).toEqual(tried);
      expect(actor.getSnapshot().context.left).toEqual([...waiting]);
      expect(actor.getSnapshot().context.refused).toEqual(tried.filter((slug) => fate.get(slug) === "refused"));
      expect(actor.getSnapshot().context.sent).toBe(tried.filter((slug) => fate.get(slug) === "sent").length);

      // The network is back: all that is left goes, and what was sent is not sent again.
      for (const [slug, one] of fate) if (one === "offline") fate.set(slug, "sent");
      asked.length = 0;
      const left = [...waiting];
      actor.send({ type: "network.returned" });
      await waitFor(actor, (snapshot) => snapshot.matches("still"));
      expect(asked).toEqual(left);
      expect([...waiting]).toEqual(left.filter((slug) => fate.get(slug) === "refused"));

      // What was not taken is given up by whoever says so.
      actor.send({ type: "refused.dropped" });
      expect([...waiting]).toEqual([]);
      expect(actor.getSnapshot().context).toMatchObject({ left: [], refused: [] });
      actor.stop();
    }),
  );
});

it("§8.5 what waits for who has to sign in again is not given up with what was refused", async () => {
  const waiting = new Set(["own"]);
  const actor = createActor(waitingResultsMachine, {
    input: {
      send: async () => fail({ kind: "session-lost", detail: "session" }),
      waiting: { restore: async () => {}, list: () => [...waiting], drop: (slug) => void waiting.delete(slug) },
    },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches("still"));
  actor.send({ type: "refused.dropped" });
  expect([...waiting]).toEqual(["own"]);
  expect(actor.getSnapshot().context).toMatchObject({ left: ["own"], refused: [] });
  actor.stop();
});
