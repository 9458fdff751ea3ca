import type { ClientDirectory, NewClient, Trouble } from "@academiz/application/ports";
import { fail } from "@academiz/domain/kernel";
import { expect, test } from "vitest";
import { createClientSubmission, isLed, readClientValues } from "./client-submission.ts";

const ada = { email: "ada@boulange.example", firstname: "Ada", lastname: "Lovelace", login: "ada" };

function openDirectory(made: NewClient[]) {
  const changed: string[] = [];
  const directory = {
    create: async (client: NewClient) => {
      made.push(client);
      return { ok: true, value: { id: "c1" } } as Awaited<ReturnType<ClientDirectory["create"]>>;
    },
    change: async (id: string) => {
      changed.push(id);
      return fail<Trouble>({ kind: "offline", detail: "network" });
    },
  };
  return { directory, changed };
}

test("§7.46 who is typed as first administrator after the form is opened is sent with the client", async () => {
  const made: NewClient[] = [];
  const { submit } = createClientSubmission({
    directory: openDirectory(made).directory,
    client: null,
    parentId: null,
    timeZone: "Europe/Paris",
  });
  const typed = { ...readClientValues(null), name: " Boulangerie ", slug: "boulange", ...ada, login: " ada " };
  expect((await submit(typed)).ok).toBe(true);
  expect(made).toEqual([
    {
      slug: "boulange",
      name: "Boulangerie",
      locale: "fr",
      timeZone: "Europe/Paris",
      parentId: null,
      administrator: ada,
    },
  ]);
});

test("§7.46 a client that nobody administers yet is sent without anybody", async () => {
  const made: NewClient[] = [];
  const { submit } = createClientSubmission({
    directory: openDirectory(made).directory,
    client: null,
    parentId: "p",
    timeZone: "Europe/Paris",
  });
  const typed = { ...readClientValues(null), name: "Boulangerie", slug: "boulange", locale: "en" };
  expect(isLed(typed)).toBe(false);
  await submit(typed);
  expect(made).toMatchObject([{ administrator: null, parentId: "p", locale: "en" }]);
});

test("§7.47 what was made before its settings were refused is not made twice", async () => {
  const made: NewClient[] = [];
  const { directory, changed } = openDirectory(made);
  const sending = createClientSubmission({ directory, client: null, parentId: null, timeZone: "Europe/Paris" });
  const typed = { ...readClientValues(null), name: "Boulangerie", slug: "boulange", type: "SHOP" };
  expect((await sending.submit(typed)).ok).toBe(false);
  await sending.submit(typed);
  expect([made.length, changed, sending.readCreated()]).toEqual([1, ["c1", "c1"], "c1"]);
});
