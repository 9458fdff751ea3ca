// Knows where people sign in, by where they come from: the site of the learners, or the back office.

/** Of whom; empty where it is not known. */
export interface SignInPlace {
  readonly client: string;
  readonly login: string;
  readonly isOffice: boolean;
}

const toQuery = ({ client, login, isOffice }: SignInPlace, says: boolean): string => {
  const query = new URLSearchParams({
    ...(client !== "" && { client }),
    ...(login !== "" && { login }),
    ...(says && isOffice && { from: "office" }),
  });
  return query.size > 0 ? `?${query}` : "";
};

export const writeSignIn = (place: SignInPlace): string =>
  `${place.isOffice ? "/admin" : ""}/auth/login${toQuery(place, false)}`;

/** Where a mail with a link is asked for. */
export const writeForgotten = (place: SignInPlace): string => `/auth/forgotten${toQuery(place, true)}`;

/** True for a path of the back office. */
export const isOfficePath = (path: string | undefined): boolean =>
  path !== undefined && /^\/admin(?:[/?#]|$)/.test(path);
