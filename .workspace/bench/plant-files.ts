// Knows how a database gets a library of very many files at once, as organisations have them: most of them in one
// folder, pictures and films with their texts, some named by many products and most by none.
import type { Db } from "../../adapters/postgres/src/sql/db.ts";
import type { Reader } from "../../packages/backend/src/ports/index.ts";
import { copyProducts } from "./copy-products.ts";

const TOPICS =
  "Sécurité Accueil Hygiène Vente Éthique Logistique Qualité Maintenance Réseau Énergie Atelier Caisse".split(" ");
const KINDS = "Fiche Affiche Photo Notice Plan Schéma Vidéo Exercice Procédure Mémo".split(" ");
const TYPES = "image/png image/jpeg image/webp application/pdf video/mp4 audio/mpeg text/vtt".split(" ");
const [FOLDERS, PRODUCTS, USES_OF_A_PRODUCT] = [200, 500, 40];

export const FOLDER = { full: "folder-0", usual: "folder-17" } as const;

const arrayOf = (texts: readonly string[]) => `array['${texts.join("','")}']`;
const chance = (seed: number) => `((hashint8extended(n, ${seed}) & 1048575) / 1048576.0)`;
const pick = (texts: readonly string[], seed: number) =>
  `(${arrayOf(texts)})[1 + floor(${chance(seed)} * ${texts.length})::int]`;
/** A few sentences that hold about `words` words. */
const speak = (words: number) =>
  `(select string_agg((${arrayOf([...TOPICS, ...KINDS])})[1 + (hashint8extended(n * 1000 + at, 9) & 1048575) % ${TOPICS.length + KINDS.length}] || ' mot' || at, ' ')
    from generate_series(1, ${words / 2}) at)`;

const planted = (table: string, owner: Readonly<Record<string, string>>, count: number, inFolders: number) => {
  const columns = [...Object.keys(owner), "slug", "name", "description", "type", "size", "key", "folder_slug"];
  const values = Object.values(owner).map((value) => `'${value}'`);
  return `
    insert into ${table} (${columns.join(", ")}, alternative, transcript, captions_slug, created_at)
    select ${values.map((value) => `${value}::uuid,`).join("")} 'file-' || n, kind || ' ' || lower(topic) || ' ' || n,
      case when ${chance(4)} < 0.3 then 'À relire avant la session : ' || topic || ' ' || kind else '' end,
      type, 1000 + (${chance(5)} * 5000000)::int, '${table}-' || n,
      case when n > ${inFolders} then 'folder-' || 1 + n % ${FOLDERS - 1} else '${FOLDER.full}' end,
      case when type like 'image/%' and ${chance(6)} < 0.7 then topic || ' : ' || kind end,
      case when type like 'audio/%' and ${chance(7)} < 0.5 then ${speak(200)} else '' end,
      case when type like 'video/%' and ${chance(8)} < 0.5 then 'file-' || 1 + n % 100 end,
      now() - n * interval '1 minute'
    from (select n, ${pick(TOPICS, 1)} as topic, ${pick(KINDS, 2)} as kind, ${pick(TYPES, 3)} as type
          from generate_series(1, ${count}) n) made`;
};
const plantFolders = (table: string, owner: Readonly<Record<string, string>>) => `
  insert into ${table} (${[...Object.keys(owner), "slug", "name", "created_at"].join(", ")})
  select ${Object.values(owner)
    .map((value) => `'${value}'::uuid,`)
    .join("")} 'folder-' || n, 'Dossier ' || n, now()
  from generate_series(0, ${FOLDERS - 1}) n`;

/** `count` files in one folder, a quarter as many in the others; the shared library gets half as many. */
export async function plantFiles(db: Db, { clientId, userId }: Reader, count: number): Promise<void> {
  const owner = { client_id: clientId };
  await db.execute(plantFolders("folders", owner));
  await db.execute(plantFolders("library_folders", {}));
  await db.execute(planted("documents", owner, count * 1.25, count));
  await db.execute(planted("library_documents", {}, count / 2, count / 4));
  await copyProducts(db, clientId, "bench-", PRODUCTS);
  await db.execute(`
    insert into document_uses (client_id, product_slug, document_slug, is_draft)
    select '${clientId}', 'bench-' || p, 'file-' || 1 + floor(power((hashint8extended(p * 1000 + n, 21) & 1048575) / 1048576.0, 3) * ${count})::int, n % 2 = 0
    from generate_series(1, ${PRODUCTS}) p, generate_series(1, ${USES_OF_A_PRODUCT}) n on conflict do nothing`);
  await db.execute(`
    insert into favourite_documents (client_id, user_id, document_slug)
    select '${clientId}', '${userId}', 'file-' || n * 41 from generate_series(1, ${Math.floor(count / 64)}) n`);
  await db.execute("vacuum analyze documents, library_documents, document_uses, favourite_documents, folders");
}
