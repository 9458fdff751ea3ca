// Knows the messages about actions on several products, and how a move is undone from any list.
import { doWithProducts, type ProductsDeed, takeBackMove } from "@academiz/application/library";
import type { ProductRow } from "@academiz/application/ports";
import { useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { type Many, useMany } from "../lists/use-many.ts";
import { useOffice } from "../office/office-context.ts";
import { useTroubleWords } from "../office/use-trouble-words.ts";

export interface ProductsBulk {
  readonly many: Many<ProductRow>;
  /** True during an action: another request would be ignored. */
  readonly isActing: boolean;
  readonly ask: (rows: readonly ProductRow[], deed: ProductsDeed) => void;
}

/** The lists on screen: a move may be undone when its own list was left and another stands there. */
const shown = new Set<() => void>();

/** `onOver` is called each time the list shows outdated rows. */
export function useProductsBulk(onOver: () => void): ProductsBulk {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const { library } = useOffice().office;
  const many = useMany<ProductRow>(({ slug }) => slug, onOver);
  const hear = useEffectEvent(onOver);
  useEffect(() => {
    const refresh = () => hear();
    shown.add(refresh);
    return () => void shown.delete(refresh);
  }, []);

  const say = (type: ProductsDeed["type"], count: number): string =>
    ({
      move: t`${plural(count, { one: "# product moved", other: "# products moved" })}`,
      publish: t`${plural(count, { one: "# product published", other: "# products published" })}`,
      withdraw: t`${plural(count, { one: "# product withdrawn", other: "# products withdrawn" })}`,
      duplicate: t`${plural(count, { one: "# copy made", other: "# copies made" })}`,
      remove: t`${plural(count, { one: "# product deleted", other: "# products deleted" })}`,
    })[type];
  const takeBack = async (moved: readonly ProductRow[]) => {
    const { count, trouble } = await takeBackMove(library, moved);
    for (const refresh of shown) refresh();
    if (count > 0) notify({ kind: "success", text: say("move", count) });
    if (trouble) notify({ kind: "error", text: sayTrouble(trouble) });
  };
  return {
    many,
    isActing: many.bulk.phase === "acting",
    ask: (rows, deed) => {
      const { act, done } = doWithProducts(library, rows, deed);
      many.ask(rows, act, ({ isWhole }) => {
        const count = done.length;
        if (count === 0) return isWhole && notify({ kind: "success", text: t`Nothing to do` });
        notify({
          kind: "success",
          text: say(deed.type, count),
          ...(deed.type === "move" && { action: { label: t`Undo`, run: () => void takeBack(done) } }),
        });
      });
    },
  };
}
