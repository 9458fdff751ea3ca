// Knows how a database gets very many people at once, as organisations have them: common and rare names, places of very
// different size, several criteria each, few who train or manage.
import type { Db } from "../../adapters/postgres/src/sql/db.ts";
import { queryRows } from "../../adapters/postgres/src/sql/rows.ts";

/** A first name is common where it stands early. */
const FIRST =
  "Marie Jean Pierre Nathalie Martin Éléonore Zoë Thomas Camille François Amélie Hugo Léa Noël Inès Jérôme Anaïs Karim Fatou Wei".split(
    " ",
  );
const BEGINNINGS =
  "Mar Ber Du Rob Ri Pet Dur Ler Mor Sim Lau Gir Bon Dup Lam Fon Rou Vin Mul Lef Mer Gar Cha Bla Gue Hen Mas Mat Den Per Nic Mor Ali Ben Yil Ngu Sch Kow".split(
    " ",
  );
const MIDDLES = "ti na bo te la se ve ri lo da ne mi".split(" ");
const ENDINGS = "n rd is eau ont in ier et er ez ski el ot as ova ay".split(" ");

/** The largest place of a client has about 40 % of its people; the others have from a hundredth to a few hundred. */
export const PLACES = { largest: "place-all", large: "place-7", small: "place-1777" } as const;

const arrayOf = (texts: readonly string[]) => `array['${texts.join("','")}']`;
/** A number from 0 to 1 that looks like chance, and is the same in each run. */
const chance = (seed: number) => `((hashint8extended(n, ${seed}) & 1048575) / 1048576.0)`;
/** One of a list, those at its beginning far more often. */
const pick = (texts: readonly string[], seed: number, skew = 2) =>
  `(${arrayOf(texts)})[1 + floor(power(${chance(seed)}, ${skew}) * ${texts.length})::int]`;

/** Indexes are made after the rows: it takes a third of the time. */
async function withoutIndexes(owner: Db, table: string, names: readonly string[], work: () => Promise<void>) {
  const found = await queryRows<{ name: string; made: string }>(
    owner,
    `select indexname as name, indexdef as made from pg_indexes
     where tablename = '${table}' and indexname = any(string_to_array('${names.join(",")}', ','))`,
  );
  for (const { name } of found) await owner.execute(`drop index ${name}`);
  await work();
  for (const { made } of found) await owner.execute(made);
}

/** `large`: people of the first client; `small`: people of each of the others. */
export async function plantPeople(
  owner: Db,
  clients: readonly string[],
  { large, small }: { readonly large: number; readonly small: number },
): Promise<void> {
  const all = large + small * (clients.length - 1);
  const client = `(${arrayOf(clients)}::uuid[])[case when n <= ${large} then 1 else 2 + ((n - ${large} - 1) / ${small})::int end]`;
  const indexes = await queryRows<{ name: string }>(
    owner,
    `select indexname as name from pg_indexes where tablename = 'users' and indexdef not like 'CREATE UNIQUE%'`,
  );
  await withoutIndexes(
    owner,
    "users",
    indexes.map(({ name }) => name),
    async () => {
      await owner.execute(`
        insert into users (id, client_id, identifier, login, email, firstname, lastname, roles, active,
          has_accepted_cgu, password_hash, type, admitted, affectations, criterias)
        select gen_random_uuid(), client, 'bench ' || n, login, login || '@example.org', firstname, lastname,
          case when ${chance(11)} < 0.02 then '{ROLE_TRAINER}'::text[] when ${chance(11)} < 0.03 then '{ROLE_LEARNER,ROLE_MANAGER}' else '{ROLE_LEARNER}' end,
          ${chance(12)} > 0.15, true, '', case when ${chance(13)} < 0.2 then 'external' end,
          case when ${chance(14)} < 0.1 then now() + n * interval '1 second' end,
          case when ${chance(15)} < 0.4 then '{place-all}' else '{}'::text[] end
            || ('place-' || floor(power(${chance(16)}, 2) * 2000)::int)
            || case when ${chance(17)} < 0.1 then array['place-' || floor(${chance(18)} * 2000)::int] else '{}' end,
          array['criterion-' || floor(power(${chance(19)}, 2) * 40)::int, 'criterion-' || 40 + floor(${chance(20)} * 5)::int]
        from (
          select n, ${client} as client, firstname, lastname,
            left(academiz_fold(firstname), 1) || '.' || academiz_fold(lastname) || n as login
          from (
            select n, ${pick(FIRST, 1)} as firstname,
              ${pick(BEGINNINGS, 2, 1)} || ${pick(MIDDLES, 3, 1)} || ${pick(ENDINGS, 4, 1)} as lastname
            from generate_series(1, ${all}) n
          ) named
        ) made`);
    },
  );
  await owner.execute("vacuum analyze users");
}
