// Knows how several people are given a product, one after the other, and how the result is shown.
import type { ManagedPerson, NamedProduct, PersonPages } from "@academiz/application/ports";
import { useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Many } from "../../lists/use-many.ts";

/** Milliseconds to read a toast with a product and a number. */
const LONG_ENOUGH = 4000;

/** People who have it already count too: in the end it is theirs. */
export function useGiving(
  pages: Pick<PersonPages, "give">,
  many: Many<ManagedPerson>,
): (people: readonly ManagedPerson[], product: NamedProduct) => void {
  const { t } = useLingui();
  const notify = useToasts();
  return (people, { slug, name }) =>
    many.ask(
      people,
      ({ id }) => pages.give(id, slug),
      ({ carried }) => {
        if (carried.length === 0) return;
        const text = t`${plural(carried.length, { one: "# person has", other: "# people have" })} “${name}” now`;
        notify({ kind: "success", text, duration: LONG_ENOUGH });
      },
    );
}
