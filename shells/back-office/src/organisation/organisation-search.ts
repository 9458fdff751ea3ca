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

/** What is usual is not said in the address. */
export interface OrganisationSearch {
  readonly tab?: Exclude<OrganisationTab, "places">;
}

/** What cannot be read is passed over. */
export function readOrganisationSearch({ tab }: Readonly<Record<string, unknown>>): OrganisationSearch {
  const known = ORGANISATION_TABS.find((one) => one === tab);
  return known && known !== "places" ? { tab: known } : {};
}
