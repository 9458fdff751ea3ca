// Knows each token's name as a CSS variable, and the product's own look in light and dark.
import { createTheme, DEFAULT_THEME } from "@academiz/domain/theme";
import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { listValues, nameVariable } from "./list-values.ts";

const light = listValues(createTheme(DEFAULT_THEME, false));
const dark = listValues(createTheme(DEFAULT_THEME, true));

/** Every token, as `var(--az-…)`. */
export const vars = createGlobalThemeContract(light, (_, path) => nameVariable(path));

createGlobalTheme(":root", vars, light);
globalStyle('[data-scheme="light"]', { vars: assignVars(vars, light) });
globalStyle('[data-scheme="dark"]', { vars: assignVars(vars, dark) });
globalStyle(":root:not([data-scheme])", {
  "@media": { "(prefers-color-scheme: dark)": { vars: assignVars(vars, dark) } },
});
