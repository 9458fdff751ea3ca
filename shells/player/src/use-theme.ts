// Knows how the client's colours reach the player's page.
import { DEFAULT_THEME } from "@academiz/domain/theme";
import { applyTheme } from "@academiz/ui/theme";
import { useEffect } from "react";

export function useTheme(colors: Readonly<Record<string, string>> | undefined): void {
  const key = JSON.stringify(colors ?? {});
  useEffect(() => {
    const own = JSON.parse(key) as Partial<typeof DEFAULT_THEME.colors>;
    if (Object.keys(own).length === 0) return;
    const applied = applyTheme(document.documentElement, { ...DEFAULT_THEME, colors: { ...DEFAULT_THEME.colors, ...own } });
    for (const { text } of applied.notices) console.warn(text);
    return applied.stop;
  }, [key]);
}
