// Knows how an author looks for words in the whole course, goes to them and replaces them.
import { Button, Checkbox, Field, TextInput } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useElements } from "../common/name-element.ts";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import { findFindField } from "../common/use-focus-soon.ts";
import * as styles from "./finding.css.ts";
import { FoundLine } from "./found-line.tsx";
import { groupFound } from "./group-found.ts";
import { findFoundLine } from "./places.ts";
import type { SetSoughtWords, SoughtWords } from "./use-finding.ts";
import { useWordsSearch } from "./use-words-search.ts";

/** Nobody reads a longer list; replacing still replaces all. */
const MOST_SHOWN = 200;

export interface FindPanelProps {
  readonly sought: SoughtWords;
  readonly setSought: SetSoughtWords;
}

export function FindPanel({ sought, setSought }: FindPanelProps) {
  const { found, isBehind, replaceOne, replaceAll } = useWordsSearch(sought);
  const change = (part: Partial<SoughtWords>) => setSought((before) => ({ ...before, ...part }));
  const { t } = useLingui();
  const learniz = useLearniz();
  const { focusSoon } = useStudio();
  const elements = useElements(learniz);
  const shown = found.slice(0, MOST_SHOWN);
  const more = found.length - shown.length;
  const isAsked = sought.words.trim() !== "";
  const groups = groupFound(shown, elements);
  return (
    <search className={styles.panel}>
      <div data-find className={styles.fields}>
        <Field label={<Trans>Find in the course</Trans>}>
          <TextInput
            maxLength={200}
            autoComplete="off"
            value={sought.words}
            onChange={({ target }) => change({ words: target.value })}
            onKeyDown={({ key }) => {
              if (key === "Enter" && shown.length > 0) focusSoon(findFoundLine(0));
            }}
          />
        </Field>
        <Field label={<Trans>Replace with</Trans>}>
          <TextInput
            maxLength={200}
            autoComplete="off"
            value={sought.written}
            onChange={({ target }) => change({ written: target.value })}
          />
        </Field>
        <Checkbox checked={sought.isExact} onCheckedChange={(isExact) => change({ isExact })}>
          <Trans>With these capitals and accents</Trans>
        </Checkbox>
        <Checkbox checked={sought.isWhole} onCheckedChange={(isWhole) => change({ isWhole })}>
          <Trans>Whole words alone</Trans>
        </Checkbox>
      </div>
      <p role="status" className={styles.count}>
        {!isAsked ? (
          <Trans>Titles, texts, cards, games and what is said of pictures are searched.</Trans>
        ) : found.length === 0 ? (
          <Trans>Nothing says “{sought.words.trim()}”.</Trans>
        ) : (
          t`${plural(found.length, { one: "# place", other: "# places" })}`
        )}
      </p>
      {found.length > 0 && (
        <>
          <Button
            size="small"
            disabled={isBehind}
            accessibleWhenDisabled
            onClick={() => {
              replaceAll();
              focusSoon(findFindField);
            }}
          >
            {sought.written === ""
              ? t`${plural(found.length, { one: "Remove it", other: "Remove all #" })}`
              : t`${plural(found.length, { one: "Replace it", other: "Replace all #" })}`}
          </Button>
          <ol className={styles.groups}>
            {groups.map(({ name, place, lines }) => (
              <li key={place ?? ":course"} className={styles.group}>
                <p className={styles.place}>{name ?? <Trans>The course</Trans>}</p>
                <ol className={styles.lines}>
                  {lines.map(({ one, number }) => (
                    <FoundLine
                      key={`${one.owner ?? ":course"} ${one.at}`}
                      {...{ one, number, place }}
                      isRemoved={sought.written === ""}
                      isBehind={isBehind}
                      onReplace={() => {
                        replaceOne(one);
                        // The next result has taken its place.
                        focusSoon(findFoundLine(Math.min(number, shown.length - 2)));
                      }}
                    />
                  ))}
                </ol>
              </li>
            ))}
          </ol>
          {more > 0 && <p className={styles.count}>{t`${plural(more, { one: "and # more", other: "and # more" })}`}</p>}
        </>
      )}
    </search>
  );
}
