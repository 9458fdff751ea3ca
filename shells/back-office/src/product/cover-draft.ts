// Knows the cover among the settings of a product: the chosen one, over what is stored.
import type { Cover } from "@academiz/domain/catalog";
import type { ReactNode } from "react";
import type { NamedFiles } from "../library/named/use-named-files.ts";
import type { SettingsDraft } from "./settings-tab.tsx";

/** What the field of a cover is given: product pages get the field from above, because libraries stand above them. */
export interface CoverFieldProps extends NamedFiles {
  /** Null where none is chosen. */
  readonly cover: Cover | null;
  readonly onChange: (cover: Cover | null) => void;
  /** What learners see where there is none; absent: a drawing of the type. */
  readonly without?: ReactNode;
}

export const connectCover = ({ values, put }: SettingsDraft): Pick<CoverFieldProps, "cover" | "onChange"> => ({
  cover: values.cover === "" ? null : { src: values.cover, alt: values.coverAlternative },
  onChange: (next) => {
    put("cover", next?.src ?? "");
    put("coverAlternative", next?.alt ?? "");
  },
});
