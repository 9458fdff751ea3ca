// Knows how somebody has this browser told of notifications while the site is closed, and when they are left alone.
import type { Result } from "@academiz/domain/kernel";
import type { QuietHours } from "@academiz/domain/notifications";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { BrowserPush, BrowserStanding, OwnPush, PushGateway, Trouble } from "../ports/index.ts";

export interface OwnPushInput {
  readonly gateway: PushGateway;
  readonly browser: BrowserPush;
}
export type PushAct =
  | { readonly kind: "on" | "off" }
  | { readonly kind: "end"; readonly id: string }
  | { readonly kind: "quiet"; readonly quietHours: QuietHours | null };

interface Stored {
  readonly push: OwnPush;
  readonly standing: BrowserStanding;
}
interface Context extends OwnPushInput {
  /** Null before the first answer. */
  readonly stored: Stored | null;
  readonly act: PushAct | null;
  readonly trouble: Trouble | null;
}
export type OwnPushEvent = { type: "act.asked"; act: PushAct } | { type: "retry.asked" };

async function look(browser: BrowserPush, answer: Result<OwnPush, Trouble>): Promise<Result<Stored, Trouble>> {
  if (!answer.ok) return answer;
  const { key } = answer.value;
  return { ok: true, value: { push: answer.value, standing: key === null ? "none" : await browser.look(key) } };
}

const findOwn = ({ push }: Stored): string | null => push.devices.find(({ isCurrent }) => isCurrent)?.id ?? null;

async function perform({ gateway, browser, stored, act }: Context): Promise<Result<OwnPush, Trouble>> {
  if (stored === null || act === null) return gateway.read();
  switch (act.kind) {
    case "on": {
      const subscribed = await browser.subscribe(stored.push.key ?? "");
      return subscribed.ok ? gateway.add(subscribed.value) : subscribed;
    }
    case "off": {
      const own = findOwn(stored);
      const ended = own === null ? await gateway.read() : await gateway.remove(own);
      if (ended.ok) await browser.unsubscribe();
      return ended;
    }
    case "end": {
      const ended = await gateway.remove(act.id);
      // One that is gone already is what was wanted.
      return !ended.ok && ended.error.kind === "not-found" ? gateway.read() : ended;
    }
    case "quiet":
      return gateway.writeQuietHours(act.quietHours);
  }
}

/** Runs in XState with an `OwnPushInput`. */
export const ownPushMachine = setup({
  types: {} as { context: Context; events: OwnPushEvent; input: OwnPushInput },
  actors: {
    load: fromPromise<Result<Stored, Trouble>, OwnPushInput>(async ({ input: { gateway, browser } }) =>
      look(browser, await gateway.read()),
    ),
    perform: fromPromise<Result<Stored, Trouble>, Context>(async ({ input }) =>
      look(input.browser, await perform(input)),
    ),
  },
  guards: { isKnown: ({ context }) => context.stored !== null },
  actions: {
    take: assign((_, stored: Stored) => ({ stored, act: null, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble, act: null })),
    choose: assign((_, { act }: { act: PushAct }) => ({ act, trouble: null })),
  },
}).createMachine({
  id: "own-push",
  context: ({ input }) => ({ ...input, stored: null, act: null, trouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context,
        onDone: onAnswer<Stored>()({ target: "ready", action: "take" }, { target: "ready", action: "takeTrouble" }),
      },
    },
    ready: {
      on: {
        "act.asked": {
          guard: "isKnown",
          target: "acting",
          actions: { type: "choose", params: ({ event }) => ({ act: event.act }) },
        },
        "retry.asked": "loading",
      },
    },
    acting: {
      invoke: {
        src: "perform",
        input: ({ context }) => context,
        onDone: onAnswer<Stored>()({ target: "ready", action: "take" }, { target: "ready", action: "takeTrouble" }),
      },
    },
  },
});

export interface OwnPushView {
  /** `off`: the platform pushes nothing. */
  readonly phase: "loading" | "failed" | "off" | "ready";
  readonly devices: OwnPush["devices"];
  readonly quietHours: QuietHours | null;
  readonly standing: BrowserStanding;
  /** This browser is told: both sides know of it. */
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly timeZone: string;
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `ownPushMachine`. Pure. */
export function connectOwnPush(snapshot: SnapshotFrom<typeof ownPushMachine>): OwnPushView {
  const { stored, trouble, browser } = snapshot.context;
  const isOn = stored !== null && stored.standing === "subscribed" && findOwn(stored) !== null;
  return {
    phase: stored ? (stored.push.key === null ? "off" : "ready") : trouble ? "failed" : "loading",
    devices: stored?.push.devices ?? [],
    quietHours: stored?.push.quietHours ?? null,
    standing: stored?.standing ?? "none",
    isOn,
    isBusy: !snapshot.matches("ready"),
    timeZone: browser.timeZone,
    trouble,
  };
}
