// Knows how a place is added to people, one after the other, and how that is undone.
import { putInPlace, takeFromPlace } from "@academiz/application/people";
import type { ManagedPerson, PeopleDirectory } from "@academiz/application/ports";
import { useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Many } from "../lists/use-many.ts";

/** Called with people and a place. People who stand there already are skipped. */
export function usePlacing(
  directory: PeopleDirectory,
  many: Many<ManagedPerson>,
  titles: ReadonlyMap<string, string>,
): (people: readonly ManagedPerson[], place: string) => void {
  const { t } = useLingui();
  const notify = useToasts();
  return (people, place) => {
    const title = titles.get(place) ?? "";
    const placed = people.filter(({ affectations }) => !affectations.includes(place));
    if (placed.length === 0) return notify({ kind: "success", text: t`Nothing to do: they stand in ${title} already` });
    many.ask(placed, putInPlace(directory, place), ({ carried }) => {
      if (carried.length === 0) return;
      const text = t`${plural(carried.length, { one: "# person stands", other: "# people stand" })} in ${title} now`;
      const run = () => many.ask(carried, takeFromPlace(directory, place));
      notify({ kind: "success", text, action: { label: t`Undo`, run } });
    });
  };
}
