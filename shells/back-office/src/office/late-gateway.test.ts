import { succeed } from "@academiz/domain/kernel";
import { expect, test, vi } from "vitest";
import { lateGateway } from "./late-gateway.ts";

test("a late gateway comes once, with its first call, and answers all of them", async () => {
  const load = vi.fn(async () => ({ read: async (name: string) => succeed(`read ${name}`) }));
  const gateway = lateGateway(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([gateway.read("a"), gateway.read("b")])).toEqual([succeed("read a"), succeed("read b")]);
  expect(load).toHaveBeenCalledOnce();
  expect(gateway.read).toBe(gateway.read);
  expect(await Promise.resolve(gateway)).toBe(gateway);
});

test("§8.33 a late gateway that did not come answers as a network that is down, and comes with the next call", async () => {
  let isDown = true;
  const gateway = lateGateway(async () => {
    if (isDown) throw new TypeError("Failed to fetch dynamically imported module");
    return { read: async () => succeed(1) };
  });
  expect(await gateway.read()).toEqual({ ok: false, error: { kind: "offline", detail: "network" } });
  isDown = false;
  expect(await gateway.read()).toEqual(succeed(1));
});
