// Knows what a route of the HTTP API is, as data: everything else about HTTP is derived from it.
import type { Role, Scope } from "@academiz/domain/identity";
import type * as z from "zod/mini";

type Schema = z.ZodMiniType;

/**
 * Who may call: anyone, or a token with one of the scopes whose user has one of the roles. The checks run in this
 * order: the token (401), its scope, the role (403).
 */
export type Admission =
  | { readonly kind: "public" }
  | { readonly kind: "token"; readonly roles: readonly Role[]; readonly scopes: readonly Scope[] };

/**
 * What a success answers: JSON with a schema, a file, plain text, or nothing. Its status is 200, or 204 for nothing;
 * 202 where the requested work has only begun.
 */
export type Answer =
  | { readonly kind: "json"; readonly schema: Schema; readonly status?: 202 }
  | { readonly kind: "file"; readonly mediaType: string }
  | { readonly kind: "text"; readonly mediaType?: string }
  | { readonly kind: "empty" };

/**
 * One route: how it is called, by whom, with what, and what it answers. Its schemas are zod's. A refusal is
 * `problem+json` with one of `PROBLEM_CODES`; besides those that a route names, any may answer `validation`,
 * `maintenance` or `unexpected`, and one that needs a token those of `token.`, `scope.refused` and `role.refused`.
 */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * From the origin of the platform, such as `/api/learniz/{perimeterSlug}`: each `{name}` is a parameter, which
   * `fillPath` fills.
   */
  readonly path: string;
  /** One English sentence for the API's documentation. */
  readonly summary: string;
  readonly admission: Admission;
  /** Of the parameters in the path; absent when it has none. */
  readonly params?: Schema;
  /** Of the query, whose values arrive as text; absent when it is not read. */
  readonly query?: Schema;
  /** Of the JSON body; absent when none is read. */
  readonly body?: Schema;
  /** Instead of a JSON body: `multipart/form-data`. */
  readonly form?: Form;
  /** Of a success. */
  readonly answer: Answer;
}

/** A form with one file, and text fields beside it in any order. */
export interface Form {
  /** Of the text fields, whose values arrive as text. */
  readonly fields: Schema;
  /** Name of the part that is the file. */
  readonly file: string;
  /**
   * The most bytes of the file; `upload`: as many as the operator allows in a library, and it is written to disk while
   * it arrives.
   */
  readonly limit: number | "upload";
}

/** Keeps the literal types of a route while checking its shape; gives the route back as it is. */
export const defineRoute = <const R extends Route>(route: R): R => route;

/** Anyone at all, without a token. */
export const PUBLIC = { kind: "public" } as const satisfies Admission;
/** Any signed-in user, whatever the role. */
export const SIGNED_IN = {
  kind: "token",
  roles: ["ROLE_LEARNER", "ROLE_TRAINER", "ROLE_MANAGER", "ROLE_AUTHOR", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session"],
} as const satisfies Admission;
/** As SIGNED_IN, with the narrow token of a player's link as well. */
export const PLAYING = { ...SIGNED_IN, scopes: ["session", "link"] } as const satisfies Admission;
/** As SIGNED_IN, also with the token of an impersonation: for routes that keep nothing about the user (decisions 3). */
export const LOOKING = { ...SIGNED_IN, scopes: ["session", "impersonation"] } as const satisfies Admission;
/** Any token except that of an account link: for answers that are the same for all of them. */
export const ENTERED = {
  ...SIGNED_IN,
  scopes: ["session", "link", "preview", "impersonation", "impersonation-link"],
} as const satisfies Admission;
/**
 * Also with a temporary password, which only leads to choosing another (§6.19, §2.40), and before a demanded second
 * factor was given.
 */
export const ARRIVING = {
  ...ENTERED,
  scopes: [...ENTERED.scopes, "temporary-password", "second-factor"],
} as const satisfies Admission;
/** People who write courses: authors and administrators, signed in, or an impersonation of one. */
export const AUTHORING = {
  kind: "token",
  roles: ["ROLE_AUTHOR", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session", "impersonation"],
} as const satisfies Admission;
/** As AUTHORING, but in person: for routes that open a session. */
export const AUTHORING_IN_PERSON = { ...AUTHORING, scopes: ["session"] } as const satisfies Admission;

/** People who may author, with the narrow token that only sends files to a library (§7.64). */
export const UPLOADING = { ...AUTHORING, scopes: ["upload"] } as const satisfies Admission;
/** Administrators of a client, and of the platform, signed in. */
export const ADMINISTERING = {
  kind: "token",
  roles: ["ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session"],
} as const satisfies Admission;
/** Administrators of the platform, signed in. */
export const SUPER_ADMINISTERING = {
  kind: "token",
  roles: ["ROLE_SUPER_ADMIN"],
  scopes: ["session"],
} as const satisfies Admission;
/** A token from a mailed account link (decisions 3), which opens nothing else. */
export const BY_ACCOUNT_LINK = { ...SIGNED_IN, scopes: ["account-link"] } as const satisfies Admission;

/** A success answers with JSON of this schema. */
export const jsonAnswer = <const S extends Schema>(schema: S) => ({ kind: "json", schema }) as const;
/** A success answers with a file of this media type, its name in `content-disposition`. */
export const fileAnswer = (mediaType: string) => ({ kind: "file", mediaType }) as const;
/** A success answers with plain text, UTF-8. */
export const TEXT = { kind: "text" } as const;
/** A success answers with text of this media type, UTF-8. */
export const textAnswer = (mediaType: string) => ({ kind: "text", mediaType }) as const;
/** A success answers with nothing (204). */
export const EMPTY = { kind: "empty" } as const;

/** A file as the caller receives it; the bytes stay with the adapter that fetched them. */
export interface FileAnswer {
  /** To save it under. */
  readonly name: string;
  /** Media type, where the route's own is a family such as `image/*`. */
  readonly type?: string;
  readonly bytes: Uint8Array;
}

type Read<R, K extends string> = R extends { readonly [P in K]: infer S extends Schema } ? z.infer<S> : undefined;
/** The parameters in a route's path, as its handler reads them; undefined when it has none. */
export type ParamsOf<R extends Route> = Read<R, "params">;
/** The query of a route as its handler reads it, defaults filled in and numbers read; undefined when it has none. */
export type QueryOf<R extends Route> = Read<R, "query">;
/** The body of a route as its handler reads it, defaults filled in; undefined when it has none. */
export type BodyOf<R extends Route> = Read<R, "body">;
type FieldsSchema<R> = R extends { readonly form: { readonly fields: infer S extends Schema } } ? S : undefined;
/** The text fields of a route's form, as its handler reads them; undefined when it has none. */
export type FieldsOf<R extends Route> = FieldsSchema<R> extends infer S extends Schema ? z.infer<S> : undefined;
type ReadSent<R, K extends string> = R extends { readonly [P in K]: infer S extends Schema } ? z.input<S> : undefined;
/** The query of a route as a caller sends it: defaults may be left out. */
export type SentQueryOf<R extends Route> = ReadSent<R, "query">;
/** The body of a route as a caller sends it: defaults may be left out. */
export type SentBodyOf<R extends Route> = ReadSent<R, "body">;
/**
 * What a success of the route gives its caller: the JSON of its schema, a `FileAnswer`, text, or undefined for nothing.
 */
export type AnswerOf<R extends Route> = R["answer"] extends { readonly schema: infer S extends Schema }
  ? z.infer<S>
  : R["answer"] extends { readonly kind: "file" }
    ? FileAnswer
    : R["answer"] extends { readonly kind: "text" }
      ? string
      : undefined;

/**
 * The path of a route with its parameters filled in, each encoded; parameters that the path does not name are ignored.
 * @throws Error when one is missing: a bug of the caller.
 */
export function fillPath(route: Pick<Route, "path">, params: Readonly<Record<string, unknown>> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`no parameter ${name} for ${route.path}`);
    return encodeURIComponent(String(value));
  });
}
