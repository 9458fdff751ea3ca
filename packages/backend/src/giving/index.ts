// Knows the use cases by which administrators give products to people.
export { giveAsAdministrator, listGivableOf } from "./give-as-administrator.ts";
