// Knows how one statement reads from the database everything that a play needs.
import type { OpenPlay, PerimeterRecord, Plays } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { clients, perimeters, products, progress } from "../../schema/index.ts";
import { prepareRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { attemptsOf } from "../queries/is-extended.ts";
import { perimeterColumns as columns, isOpen } from "./perimeters.ts";

type Found = OpenPlay["look"] & PerimeterRecord & Pick<OpenPlay, "madeAt" | "progress" | "moreAttempts" | "completion">;
const [now, userId] = [sql.placeholder("now"), sql.placeholder("userId")];
/** Only one client is visible here. */
const findPlay = prepareRows<Found>(
  "find_play",
  sql`select ${columns.slug}, ${columns.name}, ${columns.clientId} as "clientId", ${columns.productSlug} as "productSlug",
      ${columns.productType} as "productType", ${columns.productName} as "productName", ${columns.demo},
      ${columns.publishedAt} as "publishedAt", ${columns.audience}, ${perimeters.createdAt} as "madeAt", ${progress.progress}::text as progress,
      ${attemptsOf(userId)} as "moreAttempts",
      case when ${columns.productType} = 'scorm' then ${products.config} -> 'completion' end as completion,
      ${clients.markType} as "markType", ${clients.strategy}, ${clients.colors},
      ${clients.font}, ${clients.theme}, ${clients.favicon}, ${clients.defaultTexts} as "defaultTexts"
      from ${perimeters} join ${products} on ${products.slug} = ${perimeters.productSlug} cross join ${clients}
      left join ${progress} on ${progress.perimeterSlug} = ${perimeters.slug} and ${progress.userId} = ${userId}::uuid
      where ${perimeters.slug} = ${sql.placeholder("perimeterSlug")} and ${isOpen(sql`${now}::timestamptz`, userId)}`,
);

export const createPlays = (tenants: Tenants): Plays => ({
  async find(tenancy, place, now) {
    const [found] = await findPlay(tenants.of(tenancy), { ...place, now });
    if (!found) return null;
    const {
      madeAt,
      progress,
      moreAttempts,
      completion,
      markType,
      strategy,
      colors,
      font,
      theme,
      favicon,
      defaultTexts,
      ...perimeter
    } = found;
    const publishedAt = new Date(perimeter.publishedAt).toISOString();
    return {
      perimeter: { ...perimeter, publishedAt },
      madeAt: new Date(madeAt).toISOString(),
      progress,
      moreAttempts,
      completion,
      look: { markType, strategy, colors, font, theme, favicon, defaultTexts },
    };
  },
});
