// Knows how the routes of the launches of packages are called in tests.
import type { launches } from "@academiz/contract";
import { expect } from "vitest";
import { type PublishedPackage, publishPackage } from "../publish-package.ts";
import type { Answered, Caller, CasesOf, Scene } from "../route-case.ts";

const [LEARNER, AUTHOR] = ["demo_learner", "demo_author"];
const NO_LAUNCH = "00000000-0000-4000-8000-00000000000f";
const called = {
  at: 12,
  item: "i1",
  name: "LMSSetValue",
  args: ["cmi.core.exit", "suspend"],
  result: "true",
  error: 0,
};

interface Launched {
  readonly product: PublishedPackage;
  readonly launched: Answered;
  readonly params: { readonly slug: string; readonly launch: string };
}
async function launch(caller: Caller): Promise<Launched> {
  const product = await publishPackage(caller.server, (await caller.server.signIn(AUTHOR)).token);
  const params = { slug: product.perimeter };
  const launched = await caller.succeed("launchScorm", LEARNER, { params, body: {} });
  return { product, launched, params: { ...params, launch: launched.commit.launch } };
}
const list = (caller: Caller, { slug }: PublishedPackage) =>
  caller.succeed("listLaunches", AUTHOR, { params: { slug }, query: { query: "learner" } });

const badCalls = [
  { calls: [{ ...called, at: -1 }] },
  { calls: [{ ...called, error: 1.5 }] },
  { calls: [{ ...called, args: ["a", "b", "c", "d"] }] },
  { calls: [{ ...called, result: "x".repeat(501) }] },
  { calls: Array.from({ length: 501 }, () => called) },
];
const own = ({ perimeter }: Scene) => ({ slug: perimeter, launch: NO_LAUNCH });
const ofProduct = ({ product }: Scene) => ({ slug: product });

export const LAUNCH_CASES: CasesOf<typeof launches> = {
  launchScorm: {
    params: ({ perimeter }) => ({ slug: perimeter }),
    body: () => ({}),
    async succeeds(caller) {
      const { product, launched } = await launch(caller);
      expect(launched).toMatchObject({ version: "1.2", language: "EN", organization: { title: "Safety" } });
      const { launches: found, meta } = await list(caller, product);
      expect(found).toMatchObject([{ uuid: launched.commit.launch, number: 1, endedAt: null, calls: 0 }]);
      expect(meta).toEqual({ totalItems: 1, page: 1, limit: 20 });
    },
  },
  renewLaunch: {
    params: own,
    body: () => ({}),
    async succeeds(caller) {
      const { launched, params } = await launch(caller);
      const renewed = await caller.succeed("renewLaunch", LEARNER, { params, body: {} });
      expect(renewed.ticket).not.toBe(launched.commit.ticket);
      const progress = { status: "STARTED", score: null, percentage: 10, time: 1, scormProperties: {} };
      const committed = await caller.server.content.inject({
        method: "POST",
        url: `/commit/${renewed.ticket}`,
        payload: { progress: { ...progress, eventDate: new Date().toISOString() } },
      });
      expect(committed.json()).toEqual({ accepted: true });
    },
  },
  logLaunch: {
    params: own,
    body: () => ({ calls: [called], isEnd: true }),
    badBodies: badCalls,
    async succeeds(caller) {
      const { product, params } = await launch(caller);
      await caller.succeed("logLaunch", LEARNER, { params, body: { calls: [called, { ...called, error: 405 }] } });
      await caller.succeed("logLaunch", LEARNER, { params, body: { calls: [], isEnd: true } });
      const { launches: found } = await list(caller, product);
      expect(found).toMatchObject([{ calls: 2, errors: 1, endedAt: expect.any(String) }]);
    },
  },
  listLaunches: {
    params: ofProduct,
    badQueries: [{ page: "0" }, { limit: "101" }, { page: "1.5" }, { query: "x".repeat(201) }],
    async succeeds(caller) {
      const { product } = await launch(caller);
      expect((await list(caller, product)).launches).toMatchObject([{ learner: { name: "Demo Learner" } }]);
      const params = { slug: product.slug };
      const none = await caller.succeed("listLaunches", AUTHOR, { params, query: { query: "nobody of this name" } });
      expect(none).toEqual({ launches: [], meta: { totalItems: 0, page: 1, limit: 20 } });
    },
  },
  readLaunch: {
    params: (scene) => ({ ...ofProduct(scene), launch: NO_LAUNCH }),
    async succeeds(caller) {
      const { product, params } = await launch(caller);
      await caller.succeed("logLaunch", LEARNER, { params, body: { calls: [called] } });
      const found = await caller.succeed("readLaunch", AUTHOR, {
        params: { slug: product.slug, launch: params.launch },
      });
      expect(found).toMatchObject({ uuid: params.launch, log: [called], dropped: 0 });
    },
  },
};
