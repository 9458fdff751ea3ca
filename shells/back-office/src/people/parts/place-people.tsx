// Knows how an administrator adds a place to the chosen people.
import { Combobox, FormDialog, useDraft } from "@academiz/ui";
import { Plural, useLingui } from "@lingui/react/macro";
import type { TreeOption } from "../list-tree.ts";

export interface PlacePeopleProps {
  /** How many people are placed. */
  readonly count: number;
  readonly places: readonly TreeOption[];
  readonly onClose: () => void;
  readonly onChosen: (place: string) => void;
}

export function PlacePeople({ count, places, onClose, onChosen }: PlacePeopleProps) {
  const { t } = useLingui();
  const draft = useDraft({ place: "" });
  const options = places.map(({ value, label }) => ({ value, label }));
  return (
    <FormDialog
      title={<Plural value={count} one="Place # person" other="Place # people" />}
      description={t`They stand there as well: the places where they stand already stay.`}
      submitLabel={t`Place them`}
      isBusy={false}
      onClose={onClose}
      draft={draft}
      fields={[{ kind: "pick", name: "place", label: t`Place`, help: t`Type to find it.`, Picker: Combobox, options }]}
      errors={{ ...(draft.values.place === "" && { place: t`Choose a place.` }) }}
      onSubmit={({ place }) => onChosen(place)}
    />
  );
}
