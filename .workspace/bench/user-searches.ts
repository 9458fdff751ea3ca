// Knows the searches in a list of people, each beside a query written by hand with the right to see everything: the
// same indexes, two plain statements.
import type { Db } from "../../adapters/postgres/src/sql/db.ts";
import { queryRows } from "../../adapters/postgres/src/sql/rows.ts";
import type { Tenancy, UserSearch, Users } from "../../packages/backend/src/ports/index.ts";
import type { Found, Ways } from "./compare-searches.ts";
import { PLACES } from "./plant-people.ts";

const ANY: UserSearch = {
  query: null,
  active: null,
  roles: [],
  types: [],
  affectations: [],
  criterias: [],
  except: null,
  sort: "name",
  descending: false,
  page: 1,
  limit: 20,
};

const SEARCHES: Readonly<Record<string, Partial<UserSearch>>> = {
  "first page, by name": {},
  "page 1,000": { page: 1_000 },
  "by name, from Z": { descending: true },
  "by login": { sort: "login" },
  "by mail, page 100": { sort: "email", page: 100 },
  "by admission": { sort: "admitted", descending: true },
  "a name": { query: "Fontiski" },
  "a common name": { query: "eleonore" },
  "a name and a first name": { query: "zoe muldais" },
  "part of a name": { query: "ntisk" },
  "two letters": { query: "up" },
  "with %": { query: "100%" },
  "a login": { query: "m.fontiski" },
  "a number in a login": { query: "12345" },
  "a mail": { query: "eau777@example.org" },
  "what all mails have": { query: "@example" },
  "a small place": { affectations: [PLACES.small] },
  "a large place": { affectations: [PLACES.large] },
  "the largest place": { affectations: [PLACES.largest] },
  "a place and a name": { affectations: [PLACES.large], query: "martin" },
  "the largest place and a name": { affectations: [PLACES.largest], query: "fontiski" },
  "sixty places": { affectations: Array.from({ length: 60 }, (_, at) => `place-${1_000 + at}`) },
  "a criterion": { criterias: ["criterion-3"] },
  "a criterion and a name": { criterias: ["criterion-3"], query: "martin" },
  "a place and a criterion": { affectations: [PLACES.large], criterias: ["criterion-3"] },
  "closed accounts": { active: false },
  "closed accounts of a name": { active: false, query: "martin" },
  "a type, closed": { types: ["external"], active: false },
  trainers: { roles: ["ROLE_TRAINER"] },
  "trainers of a name": { roles: ["ROLE_TRAINER"], query: "martin" },
  "a place, page 20, by mail": { affectations: [PLACES.large], sort: "email", page: 20 },
};

const SORTS = { name: "sort_name", login: "lower(login)", email: "lower(email)", admitted: "admitted" } as const;

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const quoted = (list: readonly string[]) => `array['${list.join("','")}']`;

async function searchBare(db: Db, clientId: string, search: UserSearch): Promise<Found> {
  const { query, active, roles, types, affectations, criterias, sort, descending, page, limit } = search;
  if (sort === "late") throw new Error("no bench sorts by what is late");
  const where = [
    `client_id = '${clientId}'`,
    ...(query === null ? [] : [`searched like '%${fold(query).replace(/[\\%_]/g, "\\$&")}%'`]),
    ...(active === null ? [] : [`active = ${active}`]),
    ...(roles.length === 0 ? [] : [`roles && ${quoted(roles)}`]),
    ...(types.length === 0 ? [] : [`type in ('${types.join("','")}')`]),
    ...(affectations.length === 0 ? [] : [`affectations && ${quoted(affectations)}`]),
    ...(criterias.length === 0 ? [] : [`criterias && ${quoted(criterias)}`]),
  ].join(" and ");
  const way = descending ? "desc" : "asc";
  const [rows, [count]] = await Promise.all([
    queryRows<{ id: string }>(
      db,
      `select * from users where ${where} order by ${SORTS[sort]} ${way}, id ${way} limit ${limit} offset ${(page - 1) * limit}`,
    ),
    queryRows<{ total: string }>(db, `select count(*) as total from users where ${where}`),
  ]);
  return { ids: rows.map(({ id }) => id), total: Number(count?.total) };
}

/** How many people an audience has, before it is saved. */
async function countBare(db: Db, clientId: string, place: string): Promise<Found> {
  const [count] = await queryRows<{ total: string }>(
    db,
    `select count(*) as total from users where client_id = '${clientId}' and active and affectations && array['${place}']`,
  );
  return { ids: [], total: Number(count?.total) };
}

export function listUserSearches(users: Users, bare: Db, home: Tenancy): Readonly<Record<string, Ways>> {
  const { clientId } = home;
  const searches = Object.entries(SEARCHES).map(([title, part]): [string, Ways] => {
    const search = { ...ANY, ...part };
    return [
      title,
      {
        bare: () => searchBare(bare, clientId, search),
        ruled: async () => {
          const { rows, total } = await users.search(home, search);
          return { ids: rows.map(({ id }) => id), total };
        },
      },
    ];
  });
  const counts = [PLACES.large, PLACES.largest].map((place): [string, Ways] => [
    `how many of ${place}`,
    {
      bare: () => countBare(bare, clientId, place),
      ruled: async () => {
        const among = { everyone: false, affectations: [place], criterias: [], users: [] };
        return { ids: [], total: (await users.countPlaced(home, among, null)).people };
      },
    },
  ]);
  return Object.fromEntries([...searches, ...counts]);
}
