// Knows what is entered as a classroom's settings: the required share of its dates, and its colour.
import { ACTION_NATURES } from "@academiz/domain/classiz";
import type { ClassroomSettings } from "@academiz/domain/products";
import { isColor, normalizeColor } from "@academiz/domain/theme";
import { useDraft } from "@academiz/ui";

export type Rules = ReturnType<typeof useRules>;

export function useRules(stored: ClassroomSettings, isSaving: boolean) {
  const draft = useDraft(
    { share: String(stored.requiredShare), color: stored.color, nature: stored.nature as string },
    isSaving,
  );
  const { share, color } = draft.values;
  const nature = ACTION_NATURES.find((one) => one === draft.values.nature) ?? stored.nature;
  const number = Number(share.replace(",", "."));
  const isShareWrong = share.trim() === "" || !(number >= 0 && number <= 100);
  const isColorWrong = color.trim() !== "" && !isColor(color);
  return {
    draft,
    isShareWrong,
    isColorWrong,
    /** What would be stored; null where something is wrong. */
    settings:
      isShareWrong || isColorWrong
        ? null
        : {
            requiredShare: number,
            color: color.trim() === "" ? "" : normalizeColor(color).color.toLowerCase(),
            nature,
          },
  };
}
