// Knows how a client's own texts, and before them a product's, replace those of the players (§1.30, §3.100).

import { type Locale, type SpokenText, settleTexts } from "@academiz/domain/wording";
import type { Messages } from "@lingui/core";
import { sayInstead } from "./late-words.ts";
import { TEXT_IDS } from "./text-ids.ts";

/** Both unparsed, as `settleTexts` reads them. */
export function sayOwnTexts([client, product]: readonly [client: unknown, product: unknown]): void {
  const list = (locale: Locale): Messages =>
    Object.fromEntries(
      Object.entries(settleTexts(client, product, locale)).flatMap(([slug, text]) => {
        const id = TEXT_IDS[slug as SpokenText];
        return id === undefined ? [] : [[id, [text]]];
      }),
    );
  sayInstead({ fr: list("fr"), en: list("en") });
}
