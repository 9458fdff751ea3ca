// Knows what is typed to set a platform up, and when it can be sent.
import type { PlatformSetup } from "@academiz/application/ports";
import { CLIENT_SLUG, proposeClientSlug } from "@academiz/domain/identity";

export interface SetupValues extends Omit<PlatformSetup, "token" | "password"> {
  /** The browser's own validation of the address. */
  readonly isEmailRight: boolean;
}

export const EMPTY_SETUP: SetupValues = {
  clientName: "",
  clientSlug: "",
  login: "",
  email: "",
  isEmailRight: false,
  locale: "en",
};

export const isSlugRight = ({ clientSlug }: SetupValues): boolean => CLIENT_SLUG.test(clientSlug.trim());

export const isSetupValid = (values: SetupValues): boolean =>
  values.clientName.trim() !== "" && isSlugRight(values) && values.login.trim() !== "" && values.isEmailRight;

/** The short name follows the name until it is written by hand. */
export function renameClient(values: SetupValues, clientName: string): SetupValues {
  const follows = values.clientSlug === proposeClientSlug(values.clientName);
  return { ...values, clientName, clientSlug: follows ? proposeClientSlug(clientName) : values.clientSlug };
}
