// Knows what is offered to whoever checks a package before it leaves: no player needs it.
export { createPackageDriver } from "./drive/package-driver.ts";
