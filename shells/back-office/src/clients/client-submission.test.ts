import type { ClientDirectory, ClientSettings, NewClient, Trouble } from "@academiz/application/ports";
import { fail } from "@academiz/domain/kernel";
import { expect, test } from "vitest";
import { createClientSubmission, isLed, readClientValues } from "./client-submission.ts";

const ada = { email: "ada@boulange.example", firstname: "Ada", lastname: "Lovelace", login: "ada" };

function openDirectory(made: NewClient[]) {
  const changed: string[] = [];
  const told: ClientSettings[] = [];
  const directory = {
    create: async (client: NewClient) => {
      made.push(client);
      return { ok: true, value: { id: "c1" } } as Awaited<ReturnType<ClientDirectory["create"]>>;
    },
    change: async (id: string, settings: ClientSettings) => {
      changed.push(id);
      told.push(settings);
      return fail<Trouble>({ kind: "offline", detail: "network" });
    },
  };
  return { directory, changed, told };
}

test("§7.46 who is typed as first administrator after the form is opened is sent with the client", async () => {
  const made: NewClient[] = [];
  const { submit } = createClientSubmission({
    directory: openDirectory(made).directory,
    client: null,
    parentId: null,
    timeZone: "Europe/Paris",
    isWhole: true,
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
    isWhole: true,
  });
  const typed = { ...readClientValues(null), name: "Boulangerie", slug: "boulange", locale: "en" };
  expect(isLed(typed)).toBe(false);
  await submit(typed);
  expect(made).toMatchObject([{ administrator: null, parentId: "p", locale: "en" }]);
});

test("§7.47 what was made before its settings were refused is not made twice", async () => {
  const made: NewClient[] = [];
  const { directory, changed } = openDirectory(made);
  const sending = createClientSubmission({
    directory,
    client: null,
    parentId: null,
    timeZone: "Europe/Paris",
    isWhole: true,
  });
  const typed = { ...readClientValues(null), name: "Boulangerie", slug: "boulange", type: "SHOP" };
  expect((await sending.submit(typed)).ok).toBe(false);
  await sending.submit(typed);
  expect([made.length, changed, sending.readCreated()]).toEqual([1, ["c1", "c1"], "c1"]);
});

test("§7.47 an administrator sends nothing that super administrators alone may change", async () => {
  const made: NewClient[] = [];
  const of = { parentId: "p", timeZone: "Europe/Paris", isWhole: false };
  const { directory, told } = openDirectory(made);
  const typed = { ...readClientValues(null), name: "Boulangerie", slug: "boulange" };
  expect((await createClientSubmission({ ...of, directory, client: null }).submit(typed)).ok).toBe(true);
  expect([made.length, told]).toEqual([1, []]);

  const client = {
    id: "c1",
    slug: "boulange",
    name: "B",
    active: true,
    type: "SHOP",
    parentId: "p",
    hasSubClients: true,
  };
  await createClientSubmission({ ...of, directory, client }).submit({
    ...readClientValues(client),
    name: "Boulangerie",
  });
  expect(told).toEqual([{ name: "Boulangerie" }]);
});
