// Knows what the packaging adapter offers.
export { createPackageChecker } from "./package-checker.ts";
export { createPackager } from "./packager.ts";
