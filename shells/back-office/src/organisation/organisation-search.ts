// Knows which part of an organisation the address shows.
const ORGANISATION_TABS = [
  "places",
  "criteria",
  "tags",
  "licences",
  "experts",
  "scores",
  "sign-in",
  "terms",
  "keeping",
] as const;
export type OrganisationTab = (typeof ORGANISATION_TABS)[number];

/** Default values are left out of the address. */
export interface OrganisationSearch {
  readonly tab?: Exclude<OrganisationTab, "places">;
}

/** Values that cannot be read are ignored. */
export function readOrganisationSearch({ tab }: Readonly<Record<string, unknown>>): OrganisationSearch {
  const known = ORGANISATION_TABS.find((one) => one === tab);
  return known && known !== "places" ? { tab: known } : {};
}
