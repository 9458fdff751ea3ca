// Knows how one statement reads from the database everything that a play needs.
import type { OpenPlay, PerimeterRecord, Plays } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { clients, perimeters, products, progress } from "../../schema/index.ts";
import { prepareRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { perimeterColumns as columns, isOpen } from "./perimeters.ts";

type Found = OpenPlay["look"] & PerimeterRecord & Pick<OpenPlay, "madeAt" | "progress" | "completion">;
const now = sql.placeholder("now");
/** Only one client is visible here. */
const findPlay = prepareRows<Found>(
  "find_play",
  sql`select ${columns.slug}, ${columns.name}, ${columns.clientId} as "clientId", ${columns.productSlug} as "productSlug",
      ${columns.productType} as "productType", ${columns.productName} as "productName", ${columns.demo},
      ${columns.publishedAt} as "publishedAt", ${columns.audience}, ${perimeters.createdAt} as "madeAt", ${progress.progress}::text as progress,
      case when ${columns.productType} = 'scorm' then ${products.config} -> 'completion' end as completion,
      ${clients.markType} as "markType", ${clients.strategy}, ${clients.colors},
      ${clients.font}, ${clients.theme}, ${clients.favicon}, ${clients.defaultTexts} as "defaultTexts"
      from ${perimeters} join ${products} on ${products.slug} = ${perimeters.productSlug} cross join ${clients}
      left join ${progress} on ${progress.perimeterSlug} = ${perimeters.slug} and ${progress.userId} = ${sql.placeholder("userId")}::uuid
      where ${perimeters.slug} = ${sql.placeholder("perimeterSlug")} and ${isOpen(sql`${now}::timestamptz`)}`,
);

export const createPlays = (tenants: Tenants): Plays => ({
  async find(tenancy, place, now) {
    const [found] = await findPlay(tenants.of(tenancy), { ...place, now });
    if (!found) return null;
    const {
      madeAt,
      progress,
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
      completion,
      look: { markType, strategy, colors, font, theme, favicon, defaultTexts },
    };
  },
});
