// Knows the form of an account, and the words for its errors.
import type { Classroom, ClientTrees, ManagedPerson, NewPerson, SentPerson } from "@academiz/application/ports";
import { findPasswordError, findPersonFaults, ROLES, type Role, reachesUpTo } from "@academiz/domain/identity";
import { type FormField, joinTicked, splitTicked } from "@academiz/ui";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { listTrained } from "./list-trained.ts";
import { listCriteria, listPlaces } from "./list-tree.ts";
import { listFirstPlaces } from "./parts/list-first-places.ts";
import { ROLE_WORDS } from "./role-words.ts";

export type PersonName =
  | "firstname"
  | "lastname"
  | "email"
  | "login"
  | "locale"
  | "roles"
  | "affectations"
  | "criterias"
  | "trainerMeans"
  | "access"
  | "password";
export type PersonValues = Readonly<Record<PersonName, string>>;

const MAIL = "MAIL";
const PASSWORD = "PASSWORD";

/** The values before anybody types; a new person is a learner, and is mailed a link. */
export const readPersonValues = (person: ManagedPerson | null, place: string | undefined): PersonValues => ({
  firstname: person?.firstname ?? "",
  lastname: person?.lastname ?? "",
  email: person?.email ?? "",
  login: person?.login ?? "",
  locale: person?.locale ?? "",
  roles: joinTicked(person?.roles ?? ["ROLE_LEARNER"]),
  affectations: joinTicked(listFirstPlaces(person, place)),
  criterias: joinTicked(person?.criterias ?? []),
  trainerMeans: joinTicked(person?.trainerMeans ?? []),
  access: MAIL,
  password: "",
});

export interface FieldsOptions {
  readonly i18n: I18n;
  readonly isNew: boolean;
  /** The roles of the person who edits: nobody can give more than they have. */
  readonly ownRoles: readonly Role[];
  readonly trees: ClientTrees;
  /** The client's classrooms; null until they are known, and where they could not be read. */
  readonly classrooms: readonly Classroom[] | null;
  readonly values: PersonValues;
}

export function listPersonFields({
  i18n,
  isNew,
  ownRoles,
  trees,
  classrooms,
  values,
}: FieldsOptions): readonly FormField<PersonName>[] {
  const say = (words: MessageDescriptor) => i18n._(words);
  const [places, criteria] = [listPlaces(trees.affectations), listCriteria(trees.criteria)];
  const sessions = isTrainer(values) && classrooms ? listSessions(i18n, classrooms, values) : [];
  return [
    { kind: "line", name: "firstname", label: say(msg`First name`), maxLength: 100 },
    { kind: "line", name: "lastname", label: say(msg`Last name`), maxLength: 100 },
    { kind: "line", name: "email", label: say(msg`E-mail`), maxLength: 200 },
    {
      kind: "line",
      name: "login",
      label: say(msg`Login`),
      help: say(
        isNew
          ? msg`What they sign in with, beside the short name of the organisation.`
          : msg`Another login ends their sessions: they sign in anew with it.`,
      ),
      maxLength: 100,
    },
    {
      kind: "choice",
      name: "locale",
      label: say(msg`Language`),
      inRow: true,
      options: [
        { value: "", label: say(msg`As the organisation`) },
        { value: "fr", label: say(msg`French`) },
        { value: "en", label: say(msg`English`) },
      ],
    },
    {
      kind: "several",
      name: "roles",
      label: say(msg`Roles`),
      options: ROLES.map((role) => ({
        value: role,
        label: say(ROLE_WORDS[role].name),
        help: say(ROLE_WORDS[role].may),
        disabled: !reachesUpTo(ownRoles, [role]),
      })),
    },
    ...(sessions.length > 0
      ? ([
          {
            kind: "several",
            name: "trainerMeans",
            label: say(msg`Sessions that they run`),
            help: say(msg`They plan and run every date of these, besides the dates that name them.`),
            options: sessions,
          },
        ] as const)
      : []),
    ...(places.length > 0
      ? ([{ kind: "several", name: "affectations", label: say(msg`Places`), options: places }] as const)
      : []),
    ...(criteria.length > 0
      ? ([{ kind: "several", name: "criterias", label: say(msg`Criteria`), options: criteria }] as const)
      : []),
    ...(isNew
      ? ([
          {
            kind: "choice",
            name: "access",
            label: say(msg`How they come in`),
            options: [
              {
                value: MAIL,
                label: say(msg`By a link in a mail`),
                help: say(msg`They choose their password themselves. The link is good for 7 days.`),
              },
              {
                value: PASSWORD,
                label: say(msg`With a temporary password`),
                help: say(msg`You pass it on, and they replace it at their first sign-in.`),
              },
            ],
          },
          ...(values.access === PASSWORD
            ? ([
                {
                  kind: "line",
                  name: "password",
                  label: say(msg`Temporary password`),
                  help: say(
                    msg`At least 12 characters, with lower and upper case, a digit and a special character; nothing of the login.`,
                  ),
                  maxLength: 128,
                },
              ] as const)
            : []),
        ] as const)
      : []),
  ];
}

export const isTrainer = ({ roles }: Pick<PersonValues, "roles">): boolean =>
  splitTicked(roles).includes("ROLE_TRAINER");

/** Each session with its classroom; what is gone can be given back. */
const listSessions = (i18n: I18n, classrooms: readonly Classroom[], { trainerMeans }: PersonValues) =>
  listTrained(classrooms, splitTicked(trainerMeans)).map(({ key, title, classroom }) => ({
    value: key,
    label: title,
    help: classroom ?? i18n._(msg`It is not in a published classroom.`),
  }));

/** The errors of a person's names, by field. */
export function findNameErrors(
  i18n: I18n,
  person: Pick<PersonValues, "firstname" | "lastname" | "email" | "login">,
): Partial<Record<PersonName, string>> {
  const { firstname, lastname, email, login } = person;
  const wrong = new Set(findPersonFaults(trimAll({ firstname, lastname, email, login })).map(({ path }) => path[0]));
  const said = {
    firstname: msg`Write a first name, on one line.`,
    lastname: msg`Write a last name, on one line.`,
    email: msg`Write a whole address, such as ada@example.org.`,
    login: msg`A login has letters, digits and . _ - @ + ' alone, no blanks.`,
  } as const;
  const faults: Partial<Record<PersonName, string>> = {};
  for (const name of ["firstname", "lastname", "email", "login"] as const)
    if (wrong.has(name)) faults[name] = i18n._(said[name]);
  return faults;
}

/** The errors that keep a person from being saved, by field. */
export function findPersonErrors(i18n: I18n, values: PersonValues): Partial<Record<PersonName, string>> {
  const { login, roles, access, password } = values;
  const faults = findNameErrors(i18n, values);
  if (roles === "") faults.roles = i18n._(msg`Tick at least one role.`);
  if (access === PASSWORD && findPasswordError(password, `_${login}`) !== undefined)
    faults.password = i18n._(msg`The password does not follow all the rules.`);
  return faults;
}

/** The person as it is sent. */
export function writePersonValues(values: PersonValues): SentPerson {
  const { firstname, lastname, email, login, locale, roles, affectations, criterias, trainerMeans } = values;
  return {
    firstname,
    lastname,
    email,
    login,
    locale: locale === "fr" || locale === "en" ? locale : null,
    roles: splitTicked(roles) as readonly Role[],
    affectations: splitTicked(affectations),
    criterias: splitTicked(criterias),
    trainerMeans: splitTicked(trainerMeans),
  };
}

/** As `writePersonValues`, for a new person. */
export const writeNewPerson = (values: PersonValues): NewPerson => ({
  ...writePersonValues(values),
  ...(values.access === PASSWORD && { password: values.password }),
});

const trimAll = <V extends Readonly<Record<string, string>>>(values: V): V =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as V;
