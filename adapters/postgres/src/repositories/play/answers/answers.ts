// Knows how learners' answers stand in the database: a row each; of an attempt that was reported twice, the earlier
// report counts.
import type { Answers, AnswersOfPlay, AttemptRow, UntoldProgress } from "@academiz/backend/ports";
import type { KeptAnswer } from "@academiz/domain/answers";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { answers, perimeters, products, progress, users } from "../../../schema/index.ts";
import type { Db } from "../../../sql/db.ts";
import { prepareRows, queryRows } from "../../../sql/rows.ts";
import type { Tenants } from "../../../tenancy/tenants.ts";
import { GIVEN, IS_SAME, insertAnswers, writeAttempts } from "./insert-answers.ts";
import { insertGoAnswers } from "./insert-go-answers.ts";
import { listJudgedAnswers } from "./list-judged-answers.ts";
import { lockAnswers } from "./lock-answers.ts";

const { placeholder: the } = sql;
/** Deletes what was reported of the same attempts later: the report at hand is older. */
const forgetLater = prepareRows(
  "forget_later_answers",
  sql`delete from answers kept using ${GIVEN} where ${IS_SAME} and kept.at > ${the("at")}::timestamptz`,
);
/** Of these, deletes the attempts that are the same only by their score: the earlier report knows their number. */
const forgetRenumbered = prepareRows(
  "forget_renumbered_answers",
  sql`delete from answers kept using ${GIVEN} where ${IS_SAME} and kept.at > ${the("at")}::timestamptz
        and kept.attempt <> given.attempt`,
);
const insert = prepareRows(
  "insert_answers",
  insertAnswers({ from: sql` join perimeters on perimeters.slug = ${the("perimeterSlug")}::text` }),
);

async function add(tx: Db, { userId, perimeterSlug, at, attempts }: AnswersOfPlay, isJudged = true): Promise<void> {
  if (attempts.length === 0) return;
  const values = { userId, perimeterSlug, at, answers: writeAttempts(attempts) };
  await lockAnswers(tx, { userId, perimeterSlug });
  await (isJudged ? forgetLater : forgetRenumbered)(tx, values);
  await insert(tx, values);
}

/** When the learner began anew the last time; null: never. */
async function readBeginning(
  tx: Db,
  { userId, perimeterSlug }: Pick<AnswersOfPlay, "userId" | "perimeterSlug">,
): Promise<string | null> {
  const [found] = await tx
    .select({ resetAt: sql<string | null>`${progress.progress} ->> 'resetAt'` })
    .from(progress)
    .where(and(eq(progress.userId, userId), eq(progress.perimeterSlug, perimeterSlug)));
  return found?.resetAt ?? null;
}

interface Listed extends Omit<AttemptRow, "answers"> {
  readonly total: number;
  readonly answers: readonly KeptAnswer[] | string;
}

export const createAnswers = (tenants: Tenants): Answers => ({
  async add(tenancy, told) {
    await tenants.of(tenancy).transaction((tx) => add(tx, told));
  },
  async addMissing(tenancy, told, resetAt) {
    await tenants.of(tenancy).transaction(async (tx) => {
      // A reset holds this until what it stores can be seen.
      await lockAnswers(tx, told);
      if ((await readBeginning(tx, told)) === (resetAt ?? null)) await add(tx, told, false);
    });
  },
  addGo: (tenancy, told) => insertGoAnswers(tenants.of(tenancy), told),
  listJudged: (tenancy, productSlug, limit) => listJudgedAnswers(tenants.of(tenancy), productSlug, limit),
  async fill(tenancy, told, version) {
    const { userId, perimeterSlug } = told;
    const isIt = and(eq(progress.userId, userId), eq(progress.perimeterSlug, perimeterSlug));
    await tenants.of(tenancy).transaction(async (tx) => {
      await add(tx, told);
      await tx
        .update(progress)
        .set({ answersVersion: version })
        .where(and(isIt, eq(progress.version, version)));
    });
  },
  async listUntold(tenancy, after, limit): Promise<readonly UntoldProgress[]> {
    const place = sql`(${progress.userId}, ${progress.perimeterSlug})`;
    const rows = await tenants
      .of(tenancy)
      .select({
        userId: progress.userId,
        perimeterSlug: progress.perimeterSlug,
        productSlug: perimeters.productSlug,
        productType: products.type,
        publishedAt: products.publishedAt,
        eventDate: progress.eventDate,
        version: progress.version,
        progress: progress.progress,
      })
      .from(progress)
      .innerJoin(perimeters, eq(perimeters.slug, progress.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(
        and(
          inArray(products.type, ["learniz", "game"]),
          sql`${progress.answersVersion} is distinct from ${progress.version}`,
          after ? sql`${place} > (${after.userId}::uuid, ${after.perimeterSlug}::text)` : undefined,
        ),
      )
      .orderBy(asc(progress.userId), asc(progress.perimeterSlug))
      .limit(limit);
    return rows.flatMap(({ productType, publishedAt, ...row }) =>
      productType === "learniz" || productType === "game"
        ? [{ ...row, productType, publishedAt: publishedAt ?? "" }]
        : [],
    );
  },
  async list(tenancy, { identifier, productSlug }, page, limit) {
    const rows = await queryRows<Listed>(
      tenants.of(tenancy),
      sql`select ${answers.perimeterSlug} as "perimeterSlug", ${answers.place}, ${answers.attempt}, ${answers.score},
                 min(${answers.at}) as at, (count(*) over ())::int as total,
                 json_agg(json_build_object('item', ${answers.item}, 'number', ${answers.number}, 'kind', ${answers.kind},
                   'answer', ${answers.answer}, 'verdict', ${answers.verdict}, 'credit', ${answers.credit})
                   order by ${answers.number}) as answers
          from ${answers}
          join ${users} on ${users.id} = ${answers.userId}
          join ${perimeters} on ${perimeters.slug} = ${answers.perimeterSlug}
          where ${users.identifier} = ${identifier} and ${perimeters.productSlug} = ${productSlug}
          group by ${answers.perimeterSlug}, ${answers.place}, ${answers.attempt}, ${answers.score}
          order by at desc, ${answers.attempt} desc, ${answers.place}, ${answers.perimeterSlug}
          limit ${limit} offset ${(page - 1) * limit}`,
    );
    const attempts = rows.map(({ total: _, at, answers: list, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      answers: typeof list === "string" ? (JSON.parse(list) as readonly KeptAnswer[]) : list,
    }));
    return { total: rows[0]?.total ?? 0, attempts };
  },
});
