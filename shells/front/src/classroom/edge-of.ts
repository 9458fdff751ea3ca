// Knows how a date bears the colour of its classroom: an edge beside its words, which say the same (§3.193).
import type { MarkColor } from "@academiz/domain/theme";

export const edgeOf = (color: MarkColor | undefined) =>
  color && { borderInlineStart: `4px solid light-dark(${color.light}, ${color.dark})` };
