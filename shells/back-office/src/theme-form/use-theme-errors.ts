// Knows the words for errors in the form of a look.
import { findThemeFaults, THEME_BOUNDS, type ThemeField, type ThemeForm } from "@academiz/domain/theme";
import { useLingui } from "@lingui/react/macro";

export function useThemeErrors(form: ThemeForm): Partial<Readonly<Record<ThemeField, string>>> {
  const { t } = useLingui();
  const entries = Object.entries(findThemeFaults(form)).map(([name, fault]) => {
    if (fault === "color") return [name, t`Type a colour such as #1A2B3C, or pick one.`];
    if (fault === "font") return [name, t`This is not the name of a font. Choose one of the list.`];
    const [least, most] = THEME_BOUNDS[name as keyof typeof THEME_BOUNDS];
    return [name, t`Type a whole number from ${least} to ${most}, or nothing.`];
  });
  return Object.fromEntries(entries);
}
