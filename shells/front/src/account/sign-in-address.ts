// Knows where people sign in, depending on where they come from: the learner site, or the back office.

/** The login; empty where it is not known. */
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

/** The page where a mail with a link is requested. */
export const writeForgotten = (place: SignInPlace): string => `/auth/forgotten${toQuery(place, true)}`;

/** True for a path of the back office. */
export const isOfficePath = (path: string | undefined): boolean =>
  path !== undefined && /^\/admin(?:[/?#]|$)/.test(path);
