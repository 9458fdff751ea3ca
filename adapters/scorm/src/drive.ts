// Knows what is offered for checking a package before it is handed out: no player needs it.
export { createPackageDriver } from "./drive/package-driver.ts";
