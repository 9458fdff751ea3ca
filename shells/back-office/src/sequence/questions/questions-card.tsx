// Knows the questions of a smart sequence as a table: found, written, moved, taken away and brought back.

import type { WrittenProduct } from "@academiz/application/ports";
import {
  connectLevels,
  type QuestionRow,
  type SequenceContentEvent,
  type SequenceContentView,
} from "@academiz/application/sequence-content";
import { readSettings } from "@academiz/domain/products";
import type { SequenceProblemKind } from "@academiz/domain/sequences";
import { Button, Card, EmptyState, IconButton, Pagination, Skeleton } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FileSpreadsheet, ListPlus, Plus, Redo2, Scale, Undo2 } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import * as styles from "../../product/product.css.ts";
import { ProblemText } from "../problem-text.tsx";
import * as own from "../sequence.css.ts";
import { ExportQuestions } from "./export-questions.tsx";
import { LevelsPart } from "./levels-part.tsx";
import { ALL, FAULTY, QuestionFilters, type QuestionLook } from "./question-filters.tsx";
import { QuestionForm } from "./question-form.tsx";
import { QuestionTable } from "./question-table.tsx";
import { TakeDialog } from "./take-dialog.tsx";
import { ThemeBar } from "./theme-bar.tsx";
import { ThemeDialog } from "./theme-dialog.tsx";
import { useLevels } from "./use-levels.ts";
import { useOfferedUndo } from "./use-offered-undo.ts";

export interface QuestionsCardProps {
  readonly view: SequenceContentView;
  readonly send: (event: SequenceContentEvent) => void;
  readonly product: Pick<WrittenProduct, "slug" | "content">;
}

const CellGrid = lazy(() => import("../cells/cell-grid.tsx").then((file) => ({ default: file.CellGrid })));
const PAGE = 50;
/** How many problems of themes are listed one by one. */
const MOST_TOLD = 8;
/** These are shown beside the things that they concern. */
const ELSEWHERE: readonly SequenceProblemKind[] = ["test-too-short", "story-empty"];
type Asked =
  | { readonly type: "question"; readonly uuid: string | null }
  | { readonly type: "theme"; readonly uuid: string | null }
  | { readonly type: "take" };
/** Fields undo their own letters. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export function QuestionsCard({ view, send, product }: QuestionsCardProps) {
  const { t } = useLingui();
  const offerUndo = useOfferedUndo(view, send);
  const { draft, rows, at, problems } = view;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [theme, setTheme] = useState(ALL);
  const [query, setQuery] = useState("");
  /** One writes in its cells: it stays in the list. */
  const [held, setHeld] = useState<string | null>(null);
  const [look, setLook] = useState<QuestionLook>("list");
  const [page, setPage] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const levels = useLevels(product.slug);
  const language = readSettings(product.content).language ?? "FR";
  const firstTheme = { uuid: "", title: t`Theme 1` };
  const compared = levels.told && connectLevels(rows, levels.told);
  const themes = draft.themes;
  const chosen = themes.find(({ uuid }) => uuid === theme);
  const words = query.trim().toLocaleLowerCase();
  const found = rows.filter(
    (row) =>
      (look === "cells" && row.uuid === held) ||
      ((theme === FAULTY ? row.problems.length > 0 : !chosen || row.theme === chosen.uuid) &&
        (words === "" || row.text.toLocaleLowerCase().includes(words))),
  );
  // A last row is empty, for a new question, where that would be found.
  const isOpen = look === "cells" && words === "" && theme !== FAULTY;
  const pages = Math.max(1, Math.ceil((found.length + (isOpen ? 1 : 0)) / PAGE));
  const shownPage = Math.min(page, pages - 1);
  const shown = found.slice(shownPage * PAGE, (shownPage + 1) * PAGE);
  useEffect(() => {
    const row = at?.uuid ? document.getElementById(`question-${at.uuid}`) : null;
    if (at) (row ?? place.current)?.focus();
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isTyping(event)) return;
    event.preventDefault();
    send({ type: event.shiftKey ? "redo.asked" : "undo.asked" });
  };
  const remove = ({ uuid }: QuestionRow) => {
    send({ type: "sequence.edited", edit: { do: "remove-question", question: uuid } });
    offerUndo(t`The question is taken away`);
  };
  /** New questions are scrolled into sight, at the end of their theme, or of all. */
  const showEnd = (of: string) => {
    setTheme(of);
    setQuery("");
    setPage(Number.POSITIVE_INFINITY);
  };
  const [first, last, total] = [shownPage * PAGE + 1, shownPage * PAGE + shown.length, found.length];
  const ofThemes = problems.filter(({ kind, question }) => question === null && !ELSEWHERE.includes(kind));
  const more = ofThemes.length - MOST_TOLD;
  const faulty = problems.filter(({ isGrave }) => isGrave).length;
  const toldOfThemes = rows.length > 0 && !chosen && ofThemes.length > 0 && (
    <ul className={own.problems}>
      {ofThemes.slice(0, MOST_TOLD).map((problem) => {
        const { kind, theme: of } = problem;
        const title = themes.find(({ uuid }) => uuid === of)?.title ?? "";
        return (
          <li key={`${kind} ${of}`}>
            {title !== "" && `${title} – `}
            <ProblemText problem={problem} />
          </li>
        );
      })}
      {more > 0 && (
        <li>
          <Trans>And {more} more.</Trans>
        </li>
      )}
    </ul>
  );
  const addQuestion = () => setAsked({ type: "question", uuid: null });
  return (
    <Card
      title={<Trans>Themes and questions</Trans>}
      description={<Trans>Each theme has its own questions, from the easiest level to the most difficult one.</Trans>}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut beside the buttons that do the same. */}
      <div ref={place} tabIndex={-1} className={styles.stack} onKeyDown={onKeyDown}>
        <div className={styles.buttons}>
          <IconButton
            label={t`Undo`}
            icon={<Undo2 size={20} aria-hidden />}
            disabled={!view.canUndo}
            accessibleWhenDisabled
            onClick={() => send({ type: "undo.asked" })}
          />
          <IconButton
            label={t`Redo`}
            icon={<Redo2 size={20} aria-hidden />}
            disabled={!view.canRedo}
            accessibleWhenDisabled
            onClick={() => send({ type: "redo.asked" })}
          />
          <Button variant="primary" icon={<Plus size={20} aria-hidden />} onClick={addQuestion}>
            <Trans>Add a question</Trans>
          </Button>
          <Button icon={<ListPlus size={20} aria-hidden />} onClick={() => setAsked({ type: "theme", uuid: null })}>
            <Trans>Add a theme</Trans>
          </Button>
          <Button icon={<FileSpreadsheet size={20} aria-hidden />} onClick={() => setAsked({ type: "take" })}>
            <Trans>Bring in from a spreadsheet</Trans>
          </Button>
          {rows.length > 0 && (
            <Button
              icon={<Scale size={20} aria-hidden />}
              loading={levels.isAsking}
              disabled={view.isChanged}
              accessibleWhenDisabled
              onClick={() => void levels.ask()}
            >
              <Trans>Compare levels with answers</Trans>
            </Button>
          )}
          <ExportQuestions slug={product.slug} isWaiting={view.isChanged} hasQuestions={rows.length > 0} />
        </div>
        <p role="status" className={styles.reason}>
          <Plural value={rows.length} one="# question" other="# questions" />
          {", "}
          <Plural value={themes.length} one="# theme" other="# themes" />
          {". "}
          {faulty === 0 ? (
            <Trans>Nothing is wrong with them.</Trans>
          ) : (
            <Plural value={faulty} one="# thing is to be mended." other="# things are to be mended." />
          )}
        </p>
        {look === "list" && toldOfThemes}
        {levels.told && compared && (
          <LevelsPart told={levels.told} view={compared} send={send} onClose={levels.close} />
        )}
        <QuestionFilters
          themes={themes}
          theme={theme}
          query={query}
          hasFaulty={faulty > 0}
          look={look}
          onTheme={(next) => {
            setTheme(next);
            setHeld(null);
            setPage(0);
          }}
          onQuery={(next) => {
            setQuery(next);
            setHeld(null);
            setPage(0);
          }}
          onLook={setLook}
        />
        {chosen && (
          <ThemeBar
            theme={chosen}
            view={view}
            send={send}
            onRename={() => setAsked({ type: "theme", uuid: chosen.uuid })}
            onRemoved={() => offerUndo(t`The theme is removed`)}
          />
        )}
        {look === "cells" && (
          <Suspense fallback={<Skeleton shape="block" />}>
            <CellGrid
              draft={draft}
              found={found}
              isOpen={isOpen}
              theme={chosen ?? themes.find(({ uuid }) => uuid === found.at(-1)?.theme) ?? themes.at(-1) ?? firstTheme}
              language={language}
              from={shownPage * PAGE}
              until={Math.min((shownPage + 1) * PAGE, found.length + (isOpen ? 1 : 0))}
              send={send}
              onShow={(row) => setPage(Math.floor(row / PAGE))}
              onStand={setHeld}
              onOpen={({ uuid }) => setAsked({ type: "question", uuid })}
              onRemove={remove}
            />
          </Suspense>
        )}
        {/* The cells stay where they are while more is found wrong. */}
        {look === "cells" && toldOfThemes}
        {look === "list" && (
          <QuestionTable
            rows={shown}
            themes={themes}
            levels={compared}
            send={send}
            onOpen={({ uuid }) => setAsked({ type: "question", uuid })}
            onRemove={remove}
            empty={
              <EmptyState
                title={rows.length === 0 ? <Trans>No question yet</Trans> : <Trans>No question is found</Trans>}
                action={
                  rows.length === 0 && (
                    <Button icon={<Plus size={20} aria-hidden />} onClick={addQuestion}>
                      <Trans>Add the first question</Trans>
                    </Button>
                  )
                }
              >
                {rows.length === 0 ? (
                  <Trans>
                    Write them one by one, or paste them from a spreadsheet. Each one stands in a theme: what it is
                    about.
                  </Trans>
                ) : (
                  <Trans>Choose another theme, or search for other words.</Trans>
                )}
              </EmptyState>
            }
          />
        )}
        {pages > 1 && (
          <Pagination
            label={t`Questions`}
            onPrevious={shownPage > 0 ? () => setPage(shownPage - 1) : undefined}
            onNext={shownPage < pages - 1 ? () => setPage(shownPage + 1) : undefined}
          >
            <Trans>
              {first}–{last} of {total}
            </Trans>
          </Pagination>
        )}
      </div>
      {asked?.type === "theme" && (
        <ThemeDialog
          theme={themes.find(({ uuid }) => uuid === asked.uuid) ?? null}
          onClose={() => setAsked(null)}
          onSave={(title) => {
            setAsked(null);
            send({
              type: "sequence.edited",
              edit: asked.uuid === null ? { do: "add-theme", title } : { do: "name-theme", theme: asked.uuid, title },
            });
          }}
        />
      )}
      {asked?.type === "question" && (
        <QuestionForm
          key={asked.uuid ?? "new"}
          question={rows.find(({ uuid }) => uuid === asked.uuid) ?? null}
          themes={themes}
          theme={chosen?.uuid ?? themes.at(-1)?.uuid ?? ""}
          language={language}
          onClose={() => setAsked(null)}
          onSave={({ theme: to, words: said }) => {
            setAsked(null);
            const { uuid } = asked;
            if (uuid === null) {
              const opens = themes.length === 0 ? to : undefined;
              send({
                type: "sequence.edited",
                edit: { do: "add-question", theme: to, question: said, ...(opens !== undefined && { opens }) },
              });
              showEnd(opens !== undefined || (to === themes.at(-1)?.uuid && !chosen) ? ALL : to);
              return;
            }
            send({ type: "sequence.edited", edit: { do: "write-question", question: uuid, words: said } });
            const from = rows.find((row) => row.uuid === uuid)?.theme;
            if (from !== to)
              send({ type: "sequence.edited", edit: { do: "send-question", question: uuid, theme: to } });
          }}
        />
      )}
      {asked?.type === "take" && (
        <TakeDialog
          draft={draft}
          onClose={() => setAsked(null)}
          onTake={(taken, added) => {
            setAsked(null);
            send({ type: "sequence.edited", edit: { do: "take-themes", themes: taken } });
            if (added > 0) showEnd(ALL);
          }}
        />
      )}
    </Card>
  );
}
