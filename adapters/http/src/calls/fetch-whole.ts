// Knows how an answer is fetched with all of its content: one that breaks off halfway is no answer.

/** An answer whose content is there; without one where its status has none. */
export type WholeResponse = Response & { readonly content?: Blob };

/** The statuses that never have a content. */
const EMPTY: readonly number[] = [101, 204, 205, 304];

export interface Fetched {
  readonly method: string;
  readonly headers: Headers;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  /** Written as JSON; a form is sent as it is. */
  readonly body?: unknown;
  readonly keepalive?: boolean;
}

/** Null where there was no answer: the network is down. Never rejects. */
export async function fetchWhole(
  url: string,
  { query, body, headers, ...init }: Fetched,
): Promise<WholeResponse | null> {
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set("content-type", "application/json");
  try {
    const response = await fetch(url + writeQuery(query), {
      ...init,
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return EMPTY.includes(response.status) ? response : Object.assign(response, { content: await response.blob() });
  } catch {
    return null;
  }
}

/** A list is written once for each of its items. */
function writeQuery(query: Fetched["query"] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one));
  return search.size > 0 ? `?${search}` : "";
}
