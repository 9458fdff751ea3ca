// Knows the settings of a chapter.
import { changeChapter } from "@academiz/domain/editing";
import type { Chapter } from "@academiz/domain/learniz";
import { Field, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { NumberField } from "../common/number-field.tsx";
import { selectNewTitle } from "../common/select-new-title.ts";
import { useStudio } from "../common/studio-context.ts";
import * as styles from "./inspector.css.ts";

const MINUTE = 60;
const LONGEST_MINUTES = 10_000;

export function ChapterSettings({ chapter }: { readonly chapter: Chapter }) {
  const { t } = useLingui();
  const { change } = useStudio();
  const edit = (field: string, part: (own: Chapter) => Chapter) =>
    change(`${field}:${chapter.slug}`, (learniz) => changeChapter(learniz, chapter.slug, part));
  const seconds = chapter.recommendedDuration;
  return (
    <section className={styles.group}>
      <Field label={t`Title of the chapter`}>
        <TextInput
          value={chapter.title}
          onFocus={selectNewTitle}
          onChange={({ target: { value } }) => edit("title", (own) => ({ ...own, title: value }))}
        />
      </Field>
      <NumberField
        label={t`Duration, in minutes`}
        help={t`What learners are told to count on.`}
        optional
        min={0}
        max={LONGEST_MINUTES}
        value={seconds === undefined ? undefined : seconds / MINUTE}
        onValueChange={(minutes) =>
          edit("duration", (own) => ({ ...own, recommendedDuration: Math.round(minutes * MINUTE) }))
        }
        onClear={() => edit("duration", ({ recommendedDuration: _duration, ...own }) => own)}
      />
    </section>
  );
}
