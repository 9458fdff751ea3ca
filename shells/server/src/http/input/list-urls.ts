// Knows how a path of the contract is written for the router.
import type { Route } from "@academiz/contract";

export interface RouterUrl {
  readonly url: string;
  /** The parameters whose values are part of the path. */
  readonly words: Readonly<Record<string, string>>;
}

/**
 * A parameter with a few fixed values, such as a type of product, gives one address for each value: any other value is
 * another route, or none.
 */
export function listUrls({ path, params }: Pick<Route, "path" | "params">): readonly RouterUrl[] {
  const shape = params && "shape" in params ? (params.shape as Readonly<Record<string, object>>) : {};
  let urls: readonly RouterUrl[] = [{ url: path, words: {} }];
  for (const [name, schema] of Object.entries(shape)) {
    const options = "options" in schema && Array.isArray(schema.options) ? (schema.options as readonly string[]) : [];
    if (options.length === 0)
      urls = urls.map(({ url, words }) => ({ url: url.replace(`{${name}}`, `:${name}`), words }));
    else
      urls = urls.flatMap(({ url, words }) =>
        options.map((word) => ({ url: url.replace(`{${name}}`, word), words: { ...words, [name]: word } })),
      );
  }
  return urls;
}
