// Knows what the packaging adapter offers.
export { createPackager } from "./packager.ts";
