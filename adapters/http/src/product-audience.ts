// Knows how the audience of a product is read and changed over HTTP.
import type { Availability, ProductAudience } from "@academiz/application/ports";
import { type PerimeterAnswer, perimeters, products } from "@academiz/contract";
import type { Audience } from "@academiz/domain/clients";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

/** A refusal is shown where the request was made: nobody is led away from what they write. */
const IN_PLACE = { tellsRefusals: true } as const;

export const createProductAudience = (api: ApiClient): ProductAudience => ({
  read: async (slug) =>
    mapResult(await api.call(perimeters.productPerimeter, { params: { slug }, ...IN_PLACE }), readAvailability),
  settle: async (slug, { name, audience, from, until, due }, before) =>
    mapResult(
      await api.call(perimeters.settlePerimeter, {
        params: { slug },
        body: { name, audience: writeAudience(audience), from, until, due, before: writeAudience(before) },
        ...IN_PLACE,
      }),
      readAvailability,
    ),
  count: (slug, { audience, from, until }) =>
    api.call(perimeters.countAudience, {
      params: { slug },
      body: { audience: writeAudience(audience), from, until },
      ...IN_PLACE,
    }),
  find: async (query) =>
    mapResult(
      await api.call(perimeters.findAudienceMembers, { query: { query }, ...IN_PLACE }),
      ({ people }) => people,
    ),
  name: ({ users, written }) =>
    api.call(perimeters.nameAudienceMembers, { body: { users: [...users], written: [...written] }, ...IN_PLACE }),
  link: (params, { mode, perimeterSlug }) =>
    api.call(products.linkProduct, {
      params,
      body: { mode, ...(perimeterSlug !== undefined && { productPerimeterSlug: perimeterSlug }) },
      ...IN_PLACE,
    }),
  listLinks: async (params) =>
    mapResult(await api.call(products.listLinks, { params, ...IN_PLACE }), ({ links }) => links),
  revokeLink: async (product, linkId) =>
    mapResult(
      await api.call(products.revokeLink, { params: { ...product, linkId }, ...IN_PLACE }),
      ({ links }) => links,
    ),
});

const writeAudience = ({ everyone, affectations, criterias, users }: Audience) => ({
  everyone,
  affectations: [...affectations],
  criterias: [...criterias],
  users: [...users],
});

const readAvailability = ({ slug, name, url, audience, from, until, due }: PerimeterAnswer): Availability => ({
  slug,
  name,
  url,
  audience,
  from,
  until,
  due,
});
