// Knows the colours of a client's mails: programs that show mail read no sheet and no variable, and many of them know
// the light alone.
import { createTheme } from "./create-theme.ts";
import { readBrand } from "./read-brand.ts";

/** `#RRGGBB` each; `radius` in pixels. */
export interface MailLook {
  readonly ground: string;
  readonly surface: string;
  readonly text: string;
  readonly quiet: string;
  readonly brand: string;
  readonly onBrand: string;
  readonly action: string;
  readonly onAction: string;
  readonly radius: number;
}

/** Every text stands out from its ground by 4.5 at least, whatever was chosen (§5.46). */
export function createMailLook(theme: unknown): MailLook {
  const { colors, radii } = createTheme(readBrand(theme).settings, false);
  return {
    ground: colors.surfaceDim,
    surface: colors.surface,
    text: colors.onSurface,
    quiet: colors.onSurfaceVariant,
    brand: colors.brand,
    onBrand: colors.onBrand,
    action: colors.primary,
    onAction: colors.onPrimary,
    radius: radii.medium,
  };
}
