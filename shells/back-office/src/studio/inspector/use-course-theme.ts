// Knows the look of a course in the form for looks: valid values are stored at once, invalid ones stay as they are
// typed.
import { type Learniz, type LookChange, readLook } from "@academiz/domain/learniz";
import {
  findThemeFaults,
  normalizeColor,
  type ThemeField,
  type ThemeForm,
  writeThemeForm,
} from "@academiz/domain/theme";
import { useState } from "react";

const COLORS = { primary: "primaryColor", secondary: "darkColor", tertiary: "lightColor" } as const;

/** `family`: the font of titles, where the course has none of its own. */
export function useCourseTheme(learniz: Learniz, family: string, edit: (part: LookChange) => void) {
  const [wrong, setWrong] = useState<Partial<ThemeForm>>({});
  const { theme } = readLook(learniz);
  const title = theme.typography?.clientTitle;
  const stored = writeThemeForm({
    colors: theme.colors ?? {},
    font: title
      ? { family: title.font, ratio: title.ratio ?? 1, letterSpacing: readEm(title.letterSpacing ?? "") }
      : null,
    theme: {},
  });
  const form = { ...stored, ...wrong };
  const put = (name: ThemeField, value: string) => {
    const next = { ...form, [name]: value };
    if (findThemeFaults(next)[name]) return setWrong((before) => ({ ...before, [name]: value }));
    setWrong(({ [name]: _, ...others }) => others);
    if (name in COLORS) {
      const color = value.trim() === "" ? undefined : normalizeColor(value).color;
      return edit({ [COLORS[name as keyof typeof COLORS]]: color });
    }
    edit({ fontTitle: writeTitle(next, family) });
  };
  return { form, own: theme, put };
}

const writeTitle = ({ titleFont, titleRatio, titleSpacing }: ThemeForm, family: string): LookChange["fontTitle"] =>
  titleFont === "" && titleRatio.trim() === "" && titleSpacing.trim() === ""
    ? undefined
    : {
        family: titleFont || family,
        ratio: titleRatio.trim() === "" ? 1 : Number(titleRatio) / 100,
        letterSpacing: `${Number(titleSpacing) / 100}em`,
      };

/** An older course has pixels, relative to letters of the usual size. */
function readEm(length: string): number {
  const number = Number.parseFloat(length);
  if (!Number.isFinite(number)) return 0;
  return length.trim().endsWith("px") ? number / 16 : number;
}
