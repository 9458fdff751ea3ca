// Knows how an author writes when a choice is offered: which flags must be set or not, and how many points are needed.
import { MOST_POINTS, type Story, type Way, type WayNeed } from "@academiz/domain/games";
import { Checkbox, Field, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "../form.css.ts";
import * as own from "./story.css.ts";

export interface NeedEditorProps {
  readonly content: Story["content"];
  readonly way: Way;
  readonly onChange: (needs: WayNeed | undefined) => void;
}

type Wanted = "any" | "set" | "unset";

export function NeedEditor({ content: { flags, scoring }, way: { needs }, onChange }: NeedEditorProps) {
  const { t } = useLingui();
  const hasPoints = scoring === "points";
  if (flags.length === 0 && !hasPoints && !needs) return null;
  const want = (slug: string, wanted: Wanted) => {
    if (!needs) return;
    const without = (list: readonly string[]) => list.filter((one) => one !== slug);
    onChange({
      ...needs,
      set: wanted === "set" ? [...without(needs.set), slug] : without(needs.set),
      unset: wanted === "unset" ? [...without(needs.unset), slug] : without(needs.unset),
    });
  };
  const limit = (field: "least" | "most", label: string) => (
    <div className={own.points}>
      <NumberField
        label={label}
        optional
        min={-MOST_POINTS}
        max={MOST_POINTS}
        value={needs?.[field]}
        onValueChange={(value) => needs && onChange({ ...needs, [field]: value })}
        onClear={() => {
          if (!needs) return;
          const { [field]: _gone, ...left } = needs;
          onChange(left);
        }}
      />
    </div>
  );
  return (
    <>
      <Checkbox
        checked={needs !== undefined}
        onCheckedChange={(isAsked) => onChange(isAsked ? { set: [], unset: [] } : undefined)}
      >
        <Trans>Offer it on a condition only</Trans>
      </Checkbox>
      {needs && (
        <div className={styles.row}>
          {flags.map(({ slug, name }) => (
            <div key={slug} className={own.points}>
              <Field label={name || "…"}>
                <Select<Wanted>
                  options={[
                    { value: "any", label: t`No matter` },
                    { value: "set", label: t`Is remembered` },
                    { value: "unset", label: t`Is not remembered` },
                  ]}
                  value={needs.set.includes(slug) ? "set" : needs.unset.includes(slug) ? "unset" : "any"}
                  onValueChange={(value) => want(slug, value)}
                />
              </Field>
            </div>
          ))}
          {hasPoints && limit("least", t`Points at least`)}
          {hasPoints && limit("most", t`Points at most`)}
        </div>
      )}
    </>
  );
}
