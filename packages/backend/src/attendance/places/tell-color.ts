// Knows the colour by which learners recognise a classroom, as its author chose it (§3.193).
import { readClassroomSettings } from "@academiz/domain/products";
import { combineTheme, createMarkColor, type MarkColor } from "@academiz/domain/theme";
import type { ClientRecord, StoredConfig } from "../../ports/index.ts";

/** Nothing where it is the colour of the organisation. */
export function tellColor(
  config: StoredConfig | null | undefined,
  client: Pick<ClientRecord, "colors" | "font" | "theme"> | null,
): { readonly color?: MarkColor } {
  const { color } = readClassroomSettings(config ?? {});
  return color === "" || !client ? {} : { color: createMarkColor(color, combineTheme(client)) };
}
