// Knows how a date in a classroom is named: by its session too, where that has a name of its own.
import type { OwnDate } from "@academiz/application/my-learning";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Slot = Extract<OwnDate, { readonly kind: "slot" }>;

export const nameSlot = ({ title: name, session: title }: Slot, i18n: I18n): string =>
  title === "" || title === name ? name : i18n._(msg`${name}: ${title}`);
