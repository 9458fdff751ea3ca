// Knows the look of a client as properties of CSS.
import type { Brand, ThemeTokens } from "@academiz/domain/theme";
import { listValues, nameVariable } from "./list-values.ts";

/** Every token by its name, `--az-…`, and the space between the letters of titles where it was chosen. */
export const listProperties = (
  tokens: ThemeTokens,
  { titleSpacing }: Pick<Brand, "titleSpacing">,
): readonly (readonly [name: string, value: string])[] => [
  ...walk(listValues(tokens), []),
  ...(titleSpacing === null ? [] : [["--az-title-spacing", titleSpacing] as const]),
];

type Values = { readonly [key: string]: string | Values };

const walk = (values: Values, path: readonly string[]): (readonly [string, string])[] =>
  Object.entries(values).flatMap(([key, value]) =>
    typeof value === "string" ? [[`--${nameVariable([...path, key])}`, value] as const] : walk(value, [...path, key]),
  );
