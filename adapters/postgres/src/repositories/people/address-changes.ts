// Knows how the database keeps who changed whose e-mail address.
import type { AddressChanges } from "@academiz/backend/ports";
import { addressChanges } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createAddressChanges = (tenants: Tenants): AddressChanges => ({
  async addMany(tenancy, changes) {
    if (changes.length > 0)
      await tenants
        .of(tenancy)
        .insert(addressChanges)
        .values([...changes]);
  },
});
