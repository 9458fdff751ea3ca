// Proves that a refused pass is reported, and that a network or a server that is down stops nobody.
import { expect, test } from "vitest";
import { createEnterPackage } from "./enter-package.ts";

const place = { contentUrl: "https://content.test/packages/key/", pass: "a.pass" };
const enter = (answer: () => Promise<Response>, pass = place.pass) => {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const done = createEnterPackage((async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  }) as typeof fetch)({ ...place, pass });
  return { sent, done };
};

test("decisions 7: the pass goes to the address of the package, with the cookies of its origin", async () => {
  const { sent, done } = enter(async () => new Response(null, { status: 204 }));
  await expect(done).resolves.toBeUndefined();
  expect(sent).toEqual([
    {
      url: place.contentUrl,
      init: expect.objectContaining({ method: "POST", credentials: "same-origin", body: '{"pass":"a.pass"}' }),
    },
  ]);
});

test("decisions 7: a refused pass opens nothing; without network, or a server that is down, what is kept still opens", async () => {
  await expect(enter(async () => new Response(null, { status: 403 })).done).rejects.toThrow("403");
  await expect(enter(async () => new Response(null, { status: 503 })).done).resolves.toBeUndefined();
  await expect(enter(() => Promise.reject(new TypeError("no network"))).done).resolves.toBeUndefined();
});

test("decisions 7: where no pass is needed, the request has none", async () => {
  const { sent, done } = enter(async () => new Response(null, { status: 403 }), "");
  await expect(done).resolves.toBeUndefined();
  expect(sent).toEqual([]);
});
