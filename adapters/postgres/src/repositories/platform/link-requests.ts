// Knows how requests for account links wait before anybody looks up whether the user exists.
import type { AccountLinks } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { linkRequests } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createLinkRequests = (tenants: Tenants): Pick<AccountLinks, "ask" | "take"> => ({
  async ask(request, at) {
    await tenants.platform.insert(linkRequests).values({ ...request, at });
  },
  async take() {
    const [taken] = await queryRows<{ id: string; identifier: string; isFromOffice: boolean }>(
      tenants.platform,
      sql`delete from link_requests where id =
          (select id from link_requests order by at limit 1 for update skip locked) returning id, identifier, is_from_office as "isFromOffice"`,
    );
    return taken ?? null;
  },
});
