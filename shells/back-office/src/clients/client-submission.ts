// Knows what is sent when a client is made or changed: what stands in the fields at that moment.
import type { ClientDirectory, FirstAdministrator, ManagedClient } from "@academiz/application/ports";

type AdministratorField = (typeof ADMINISTRATOR_FIELDS)[number];
export type ClientField = "name" | "slug" | "locale" | "type" | "below" | AdministratorField;
export type ClientValues = Readonly<Record<ClientField, string>>;

export interface ClientSubmissionOptions {
  readonly directory: Pick<ClientDirectory, "create" | "change">;
  /** Null for a new one. */
  readonly client: ManagedClient | null;
  /** The client above a new one; null: it stands on its own. */
  readonly parentId: string | null;
  /** The time zone of the person who makes it. */
  readonly timeZone: string;
  /** False for who may change its name alone: administrators of the client above it. */
  readonly isWhole: boolean;
}

export const YES = "yes";
const ADMINISTRATOR_FIELDS = [
  "email",
  "firstname",
  "lastname",
  "login",
] as const satisfies readonly (keyof FirstAdministrator)[];

/** The values of the form before anybody types. */
export const readClientValues = (client: ManagedClient | null): ClientValues => ({
  name: client?.name ?? "",
  slug: client?.slug ?? "",
  locale: "fr",
  type: client?.type ?? "",
  below: client?.hasSubClients ? YES : "",
  email: "",
  firstname: "",
  lastname: "",
  login: "",
});

/** True where a first administrator is named: then all their fields are required. */
export const isLed = (values: ClientValues): boolean =>
  ADMINISTRATOR_FIELDS.some((field) => values[field].trim() !== "");

/** Remembers a client that was made while its settings could not be stored: sending again stores them for it. */
export function createClientSubmission({ directory, client, parentId, timeZone, isWhole }: ClientSubmissionOptions) {
  let created: string | null = null;
  return {
    /** The id of the client that was made; null: none (yet). */
    readCreated: () => created,
    submit: async (values: ClientValues) => {
      const settings = {
        name: values.name.trim(),
        ...(isWhole && { type: values.type.trim() || null, hasSubClients: values.below === YES }),
      };
      const known = client?.id ?? created;
      if (known !== null) return directory.change(known, settings);
      const { email, firstname, lastname, login } = values;
      const made = await directory.create({
        slug: values.slug,
        name: settings.name,
        locale: values.locale === "en" ? "en" : "fr",
        timeZone,
        parentId,
        administrator: isLed(values)
          ? { email: email.trim(), firstname: firstname.trim(), lastname: lastname.trim(), login: login.trim() }
          : null,
      });
      // The request for a new client does not take these settings, so they are sent right after it.
      if (made.ok) created = made.value.id;
      const isMore = Boolean(settings.type) || settings.hasSubClients === true;
      return made.ok && isMore ? directory.change(made.value.id, settings) : made;
    },
  };
}
