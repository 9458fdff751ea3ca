// Knows how questions are found, and whether they are shown as a list or as the cells of a spreadsheet.
import type { DraftTheme } from "@academiz/domain/sequences";
import { IconButton, SearchInput, Select } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { List, Sheet } from "lucide-react";
import * as own from "../sequence.css.ts";

/** The value of a filter that lets all themes through. */
export const ALL = "";
/** Only questions with problems. It is not the uuid of any theme. */
export const FAULTY = " to be mended";
export type QuestionLook = "list" | "cells";

export interface QuestionFiltersProps {
  readonly themes: readonly DraftTheme[];
  /** The uuid of a theme, `ALL`, or `FAULTY`. */
  readonly theme: string;
  readonly query: string;
  readonly hasFaulty: boolean;
  readonly look: QuestionLook;
  readonly onTheme: (theme: string) => void;
  readonly onQuery: (query: string) => void;
  readonly onLook: (look: QuestionLook) => void;
}

export function QuestionFilters(props: QuestionFiltersProps) {
  const { themes, theme, query, hasFaulty, look, onTheme, onQuery, onLook } = props;
  const { t } = useLingui();
  return (
    <div className={own.filters}>
      {themes.length > 0 && (
        <>
          <Select
            aria-label={t`Theme`}
            options={[
              { value: ALL, label: t`All themes` },
              ...(hasFaulty || theme === FAULTY ? [{ value: FAULTY, label: t`Only questions to be mended` }] : []),
              ...themes.map(({ uuid, title }) => ({ value: uuid, label: title || t`Without a title` })),
            ]}
            value={theme === FAULTY || themes.some(({ uuid }) => uuid === theme) ? theme : ALL}
            onValueChange={onTheme}
          />
          <SearchInput label={t`Search in the questions`} value={query} onValueChange={onQuery} />
        </>
      )}
      <fieldset className={own.look} aria-label={t`Look of the questions`}>
        <IconButton
          variant={look === "list" ? "secondary" : "quiet"}
          aria-pressed={look === "list"}
          label={t`List`}
          icon={<List size={20} aria-hidden />}
          onClick={() => onLook("list")}
        />
        <IconButton
          variant={look === "cells" ? "secondary" : "quiet"}
          aria-pressed={look === "cells"}
          label={t`Write in cells`}
          icon={<Sheet size={20} aria-hidden />}
          onClick={() => onLook("cells")}
        />
      </fieldset>
    </div>
  );
}
