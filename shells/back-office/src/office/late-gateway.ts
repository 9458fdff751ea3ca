// Knows a gateway whose code comes once it is first asked for something: few pages of the office need it.
import type { Trouble } from "@academiz/application/ports";
import { fail, type Result } from "@academiz/domain/kernel";

/** All that it does is answered later. */
export type Asked<T> = { readonly [K in keyof T]: (...given: never[]) => Promise<Result<unknown, Trouble>> };

const NOT_THERE: Trouble = { kind: "offline", detail: "network" };

/** Code that does not come is a network that does not answer; it is requested again at the next call. */
export function lateGateway<T extends Asked<T>>(load: () => Promise<T>): T {
  let coming: Promise<T> | null = null;
  const fetchOnce = () => {
    coming ??= load().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
  const call =
    (name: string) =>
    async (...given: readonly unknown[]): Promise<unknown> => {
      let gateway: T;
      try {
        gateway = await fetchOnce();
      } catch {
        return fail(NOT_THERE);
      }
      return Reflect.apply(Reflect.get(gateway, name), gateway, given);
    };
  const calls = new Map<string, ReturnType<typeof call>>();
  return new Proxy<T>(Object.create(null), {
    get(_, name) {
      // What is asked of a promise is not asked of a gateway.
      if (typeof name === "symbol" || name === "then") return undefined;
      const made = calls.get(name) ?? call(name);
      calls.set(name, made);
      return made;
    },
  });
}
