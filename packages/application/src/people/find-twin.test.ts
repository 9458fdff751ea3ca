// Knows that an address that somebody else has is found, and nothing else.
import { expect, test } from "vitest";
import type { ManagedPerson } from "../ports/index.ts";
import { findTwin } from "./index.ts";

const person = (id: string, email: string) => ({ id, email }) as ManagedPerson;
const PEOPLE = [person("a", "Ada@Example.org"), person("b", "nada@example.org")];
const directory = {
  list: async ({ query }: { readonly query: string }) => {
    const people = PEOPLE.filter(({ email }) => email.toLowerCase().includes(query));
    return { ok: true, value: { people, total: people.length } } as const;
  },
};

test("screens §1 somebody with the same address is found, whatever its capitals; oneself and parts of it are not", async () => {
  expect(await findTwin(directory, " ada@example.org ", null)).toMatchObject({ id: "a" });
  expect(await findTwin(directory, "ada@example.org", "a")).toBeNull();
  expect(await findTwin(directory, "da@example.org", null)).toBeNull();
});

test("§8.6 where nobody can be asked, nobody is found: who saves hears of it then", async () => {
  const list = async () => ({ ok: false, error: { kind: "offline", detail: "network" } }) as const;
  expect(await findTwin({ list }, "ada@example.org", null)).toBeNull();
});
