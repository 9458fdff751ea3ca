// Knows which routes none of our own clients calls, and who does instead, so that a route that nobody needs is found.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ROUTES, type RouteName } from "@academiz/contract";
import { expect, test } from "vitest";

/** Somebody who writes a client of their own for a type that no page or player of ours shows. */
const OTHER_PLAYERS = "clients of others, for a type of product that none of ours plays or edits";
/** Somebody who manages people and clients from a system of their own. */
const OTHER_SYSTEMS = "systems that keep people and clients in step with their own";
/** Scripts of those who run a platform, or of authors. */
const SCRIPTS = "scripts of operators and authors";

const CALLED_BY_OTHERS: Readonly<Partial<Record<RouteName, string>>> = {
  renewToken: "clients of others, whose users change role, client or language",
  impersonationLink: "clients of others, who show a product as a learner sees it",
  findClientSlug: OTHER_SYSTEMS,
  getClientBySlug: OTHER_SYSTEMS,
  getOrganisation: OTHER_SYSTEMS,
  putCurrentSignature: OTHER_SYSTEMS,
  removeOrganisationItem: OTHER_SYSTEMS,
  deleteUser: OTHER_SYSTEMS,
  getUserOrganisation: OTHER_SYSTEMS,
  listUserMeans: OTHER_PLAYERS,
  searchUsers: OTHER_SYSTEMS,
  listMostUsed: "clients of others; ours asks for them as an order of the list",
  exportScorm: `${SCRIPTS}, who wait for the zip; ours has it made in the background`,
  exportWeb: `${SCRIPTS}, who wait for the zip; ours has it made in the background`,
  learnizTemplate: `${SCRIPTS}; ours begins a course by itself`,
  replaceProduct: `${SCRIPTS}; ours saves what changed`,
  readExport: `${SCRIPTS}; ours lists them`,
  readExportFile: `${SCRIPTS}; ours follows the address of the zip`,
  playClassiz: OTHER_PLAYERS,
  saveClassizProgress: OTHER_PLAYERS,
  listTimeslots: OTHER_PLAYERS,
  signSlot: OTHER_PLAYERS,
  readCalendar: "calendars of others, by the address that its owner gave them",
  countVisits: SCRIPTS,
};

/** `products.getProduct`, where `products` comes from the contract. */
function listCalled(source: string): readonly string[] {
  const imports = [...source.matchAll(/import (?:type )?\{([^}]*)\} from "@academiz\/contract"/g)];
  const modules = imports.flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));
  return modules
    .filter((name) => /^[a-z]\w*$/.test(name))
    .flatMap((name) => [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, route = ""]) => route));
}

const here = fileURLToPath(new URL(".", import.meta.url));
const sources = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing"))
  .map((file) => readFileSync(here + file, "utf8"));

test("a route of the contract is called by a client of ours, or its line says who else calls it", () => {
  const called = new Set(sources.flatMap(listCalled));
  const uncalled = Object.keys(ROUTES).filter((name) => !called.has(name));
  expect(uncalled.sort()).toEqual(Object.keys(CALLED_BY_OTHERS).sort());
});
