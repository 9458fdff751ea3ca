// Knows the three panes of the studio and what opens before them.
import type { Draft } from "@academiz/application/product-editor";
import { cleanFileName } from "@academiz/domain/kernel";
import { writeCourseFile } from "@academiz/domain/learniz";
import { CONTENT_ID, Drawer, useAtRest, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { listUnsaved, useAudience } from "../audience/use-audience.ts";
import { useNamedFiles } from "../library/named/use-named-files.ts";
import { LeaveDialog } from "../office/leave-dialog.tsx";
import { useOffice } from "../office/office-context.ts";
import { saveFile } from "../office/save-file.ts";
import * as product from "../product/product.css.ts";
import { SaveBar } from "../product/saving/save-bar.tsx";
import { StatisticsTab } from "../statistics/statistics-tab.ts";
import { TrialPane } from "../trial/late-trial.ts";
import { useIsWide } from "../trial/use-is-wide.ts";
import { useTrial } from "../trial/use-trial.ts";
import { lateOffice } from "../words/late-office.ts";
import { Canvas } from "./canvas/canvas.tsx";
import { CommentsButton } from "./comments/comments-button.tsx";
import { useComments } from "./comments/use-comments.ts";
import type { Cut } from "./common/cut.ts";
import { LearnizContext, StudioContext } from "./common/studio-context.ts";
import * as styles from "./common/studio-page.css.ts";
import { COURSE, type StudioSearch } from "./common/studio-search.ts";
import { useEditor } from "./common/use-editor.ts";
import { findOpening, useFocusSoon } from "./common/use-focus-soon.ts";
import type { OpenedEditor } from "./common/use-opened-editor.ts";
import { useTellingLosses } from "./common/use-telling-losses.ts";
import { ConflictBar } from "./conflict/conflict-bar.tsx";
import { DrawerButtons } from "./drawer-buttons.tsx";
import { isPaneInSight } from "./finding/places.ts";
import { useFinding } from "./finding/use-finding.ts";
import { findAgain, makeWishes, type Wishes } from "./first/wishes.ts";
import { Inspector, type InspectorTab } from "./inspector/inspector.tsx";
import {
  ConflictDialog,
  CourseHistory,
  ExportDialog,
  FindPanel,
  fetchParts,
  LocksDialog,
  PublishDialog,
  ReviewNotice,
  ShortcutsDialog,
  WithdrawDialog,
} from "./late-parts.ts";
import { Outline } from "./outline/outline.tsx";
import { StudioHeader } from "./studio-header.tsx";
import { StudioNotices } from "./studio-notices.tsx";
import { StudioTabs } from "./studio-tabs.tsx";
import { useShortcuts } from "./use-shortcuts.ts";
import { useShowingSteps } from "./use-showing-steps.ts";
import { useTriedCourse } from "./use-tried-course.ts";

/** Loaded late: writing the course does not need it. */
const AudienceTab = lateOffice(async () => (await import("../audience/audience-tab.tsx")).AudienceTab);
const LinksTab = lateOffice(async () => (await import("../audience/links-tab.tsx")).LinksTab);
const LearnersTab = lateOffice(async () => (await import("../learners/learners-tab.tsx")).LearnersTab);
const CommentsRoom = lateOffice(async () => (await import("./comments/comments-room.tsx")).CommentsRoom);

export interface StudioProps {
  readonly slug: string;
  readonly opened: OpenedEditor;
  readonly draft: Draft;
  /** What its author asked for while it was on its way. */
  readonly wishes: Wishes;
}
/** From this width in pixels on, course and player stand side by side. */
const WIDE = 1440;
type Open = Wishes["open"] | "withdraw" | "locks";

export function Studio({ slug, opened, draft, wishes }: StudioProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const { office } = useOffice();
  const { documentFiles, noteFile } = useNamedFiles(opened.view.product?.documentFiles);
  const editor = useEditor(opened, documentFiles);
  const { view, send, change, changeByLetter, drawLetters, problems, onPublished, onWithdrawn, onStepTaken } = editor;
  const search = useSearch({ from: "/gate/learniz/$slug" });
  const navigate = useNavigate({ from: "/learniz/$slug" });
  const [open, setOpen] = useState<Open>(wishes.open);
  const [isAside, setIsAside] = useState(false);
  const close = () => setOpen(null);
  const go = useCallback(
    (part: StudioSearch, replace = false) =>
      void navigate({ replace, search: ({ at }) => ({ ...(at === undefined ? {} : { at }), ...part }) }),
    [navigate],
  );
  const select = useCallback(
    (at: string) => {
      setOpen(null);
      void navigate({ search: { at } });
    },
    [navigate],
  );
  const undo = useCallback(() => send({ type: "undo.asked" }), [send]);
  const redo = useCallback(() => send({ type: "redo.asked" }), [send]);
  const save = useCallback(() => send({ type: "save.asked" }), [send]);
  const help = useCallback(() => setOpen("shortcuts"), []);
  const focusSoon = useFocusSoon();
  useEffect(() => {
    if (wishes.place) focusSoon(findAgain(wishes.place));
    // None is fulfilled twice.
    Object.assign(wishes, makeWishes());
  }, [wishes, focusSoon]);
  const [inspectorTab, setInspectorTab] = useState<InspectorTab>("settings");
  const showLocks = useCallback(() => setOpen("locks"), []);
  const showSettings = useCallback(() => {
    setInspectorTab("settings");
    if (!isPaneInSight()) setOpen("inspector");
  }, []);
  const showOpening = useCallback(
    (at: string) => {
      select(at);
      showSettings();
      focusSoon(findOpening(at));
    },
    [select, showSettings, focusSoon],
  );
  const { sought, setSought, find } = useFinding({
    isContent: search.tab === undefined,
    focusSoon,
    onFind: () => {
      setInspectorTab("find");
      if (!isPaneInSight()) setOpen("inspector");
    },
  });
  useShortcuts({ onUndo: undo, onRedo: redo, onSave: save, onHelp: help, onFind: find });
  useEffect(
    () =>
      onPublished(() => {
        setOpen(null);
        notify({ kind: "success", text: t`The course is published`, duration: 4000 });
      }),
    [onPublished, notify, t],
  );
  useEffect(
    () =>
      onWithdrawn(() => {
        setOpen(null);
        notify({ kind: "success", text: t`The course is withdrawn`, duration: 4000 });
      }),
    [onWithdrawn, notify, t],
  );

  const { learniz } = draft;
  const isConflicting = view.saving === "conflicting";
  // The next conflict is shown again.
  useEffect(() => {
    if (!isConflicting) setIsAside(false);
  }, [isConflicting]);
  const choices = {
    isCopying: view.isCopying,
    isTold: editor.conflict !== null,
    onTakeTheirs: () => send({ type: "reload.confirmed" }),
    onKeepMine: () => send({ type: "mine.kept" }),
    // The copy opens at the author's place.
    onKeepBoth: () => send({ type: "copy.kept", ...(search.at !== undefined && { at: search.at }) }),
  };
  /** Nothing is left before the author has chosen between the versions. */
  const unlessConflicting = (leave: () => void) => () => (isConflicting ? setIsAside(false) : leave());
  const tellLosses = useTellingLosses(learniz, editor);
  const [cut, setCut] = useState<Cut | null>(null);
  const comments = useComments(wishes.isCommenting);
  const isAtRest = useAtRest();
  const audience = useAudience({ slug, name: view.product?.name ?? "" });
  const isPublished = view.publication !== "never";
  const tab = search.tab ?? "content";
  const selected = search.at ?? learniz.chapters.find(({ slides }) => slides.length > 0)?.slides[0]?.slug ?? COURSE;
  const trial = useTrial(tab === "content", wishes.isTrying);
  const isBeside = useIsWide(WIDE);
  const tried = useTriedCourse({ slug, draft, selected, documentFiles, block: trial.block });
  const { enter, isOpen: isTried } = trial;
  useEffect(fetchParts, []);
  // The trial shows what is written at once.
  useEffect(() => drawLetters(isTried), [drawLetters, isTried]);
  const studio = useMemo(
    () => ({
      readLearniz: editor.readLearniz,
      change,
      changeByLetter,
      write: editor.write,
      tellLosses,
      select,
      showLocks,
      showOpening,
      focusSoon,
      random: office.dice.random,
      documentFiles,
      noteFile,
      cut,
      setCut,
      comments,
      tryBlock: enter,
    }),
    [
      editor.readLearniz,
      change,
      changeByLetter,
      editor.write,
      tellLosses,
      select,
      showLocks,
      showOpening,
      focusSoon,
      office,
      documentFiles,
      noteFile,
      cut,
      comments,
      enter,
    ],
  );
  const isTriedBeside = trial.isOpen && isBeside;
  useShowingSteps({ onStepTaken, selected: tab === "content" ? selected : null, select });
  const outline = <Outline selected={selected} problems={problems} />;
  const inspector = (
    <Inspector
      tab={inspectorTab}
      onTab={setInspectorTab}
      selected={selected}
      problems={problems}
      find={<FindPanel sought={sought} setSought={setSought} />}
    />
  );
  return (
    <StudioContext value={studio}>
      <LearnizContext value={learniz}>
        <title>{`${draft.name} – Academiz`}</title>
        <div className={styles.studio}>
          <StudioHeader
            editor={editor}
            onPreview={unlessConflicting(() =>
              send({ type: "preview.asked", ...(selected === COURSE ? {} : { at: selected }) }),
            )}
            onPublish={unlessConflicting(() => {
              // An earlier refusal is out of date.
              send({ type: "trouble.dismissed" });
              setOpen("publish");
            })}
            onExport={unlessConflicting(() => setOpen("export"))}
            onFile={() =>
              saveFile({ name: `${cleanFileName(draft.name)}.json`, bytes: writeCourseFile(draft.learniz) })
            }
            onWithdraw={
              view.publication === "never" || view.publication === "withdrawn"
                ? undefined
                : unlessConflicting(() => {
                    send({ type: "trouble.dismissed" });
                    setOpen("withdraw");
                  })
            }
            onShortcuts={help}
          />
          <div className={styles.head}>
            <StudioTabs shown={tab} onShow={(to) => go(to === "content" ? {} : { tab: to })}>
              <CommentsButton count={comments.count} onShow={() => comments.show()} />
              {tab === "content" && <DrawerButtons trial={trial} isCrowded={isTriedBeside} onOpen={setOpen} />}
            </StudioTabs>
            {isConflicting && isAside && <ConflictBar onChoose={() => setIsAside(false)} />}
          </div>
          <LeaveDialog isUnsaved={audience.draft.isChanged} />
          {tab === "audience" || tab === "links" ? (
            <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
              {tab === "audience" ? (
                <div className={product.page}>
                  <AudienceTab {...audience} isPublished={isPublished} />
                  <SaveBar
                    parts={listUnsaved(audience)}
                    labels={[]}
                    shown={tab}
                    onShow={() => go({ tab: "audience" })}
                    isHalted={false}
                  />
                </div>
              ) : (
                <LinksTab
                  {...audience}
                  product={{ type: "learniz", slug, name: draft.name }}
                  isPublished={isPublished}
                />
              )}
            </main>
          ) : tab === "history" ? (
            <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
              <CourseHistory slug={slug} editor={editor} learniz={learniz} />
            </main>
          ) : tab === "statistics" ? (
            <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
              <StatisticsTab
                type="learniz"
                slug={slug}
                period={search.period}
                onPeriod={(period) => go({ tab: "statistics", period })}
              />
            </main>
          ) : tab === "learners" ? (
            <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
              <LearnersTab
                library={office.library.of("learniz")}
                type="learniz"
                slug={slug}
                isCourse
                publishedAt={view.product?.publishedAt ?? null}
                asked={view.askedAverage}
                read={{
                  learner: search.learner,
                  onLearner: (learner) =>
                    go({ tab: "learners", ...(learner !== undefined && { learner }) }, learner === undefined),
                }}
              />
            </main>
          ) : (
            <div className={isTriedBeside ? styles.crowded : styles.body}>
              <aside className={styles.start} aria-label={t`Outline of the course`}>
                {outline}
              </aside>
              <main id={CONTENT_ID} tabIndex={-1} aria-label={t`Page being edited`} className={styles.main}>
                <StudioNotices
                  view={isConflicting || open === "publish" ? { ...view, actionTrouble: null } : view}
                  onDismiss={() => send({ type: "trouble.dismissed" })}
                />
                <Canvas selected={selected} />
              </main>
              <aside
                data-settings-pane
                className={isTriedBeside ? styles.endOfFour : styles.end}
                aria-label={t`Settings of what is selected`}
              >
                {inspector}
              </aside>
              {trial.isOpen && <TrialPane draft={tried} trial={trial} isBeside={isBeside} className={styles.tried} />}
            </div>
          )}
        </div>
        {(isAtRest || comments.wish !== null) && <CommentsRoom slug={slug} comments={comments} />}
        {open === "outline" && (
          <Drawer open place="start" onClose={close} title={<Trans>Outline</Trans>}>
            {outline}
          </Drawer>
        )}
        {open === "inspector" && (
          <Drawer open onClose={close} title={<Trans>Settings</Trans>}>
            {inspector}
          </Drawer>
        )}
        {open === "publish" && !isConflicting && (
          <PublishDialog
            editor={editor}
            onClose={() => {
              send({ type: "publication.cancelled" });
              close();
            }}
            onConfirm={() => send({ type: "publication.confirmed" })}
          />
        )}
        {open === "withdraw" && !view.actionTrouble && (
          <WithdrawDialog
            product={{ slug, name: draft.name }}
            isBusy={view.isWithdrawing}
            onCancel={close}
            onConfirm={() => send({ type: "withdrawal.confirmed" })}
          />
        )}
        {open === "export" && !isConflicting && (
          <ExportDialog
            product={{ type: "learniz", slug }}
            flush={editor.flush}
            notice={(state) => <ReviewNotice state={state} editor={editor} />}
            isPublished={view.publication !== "never"}
            onClose={close}
          />
        )}
        {open === "locks" && <LocksDialog problems={problems} onSettings={showSettings} onClose={close} />}
        {open === "shortcuts" && <ShortcutsDialog onClose={close} />}
        {isConflicting && !isAside && (
          <ConflictDialog
            {...choices}
            review={editor.conflict}
            trouble={view.actionTrouble}
            onPutAside={() => setIsAside(true)}
          />
        )}
      </LearnizContext>
    </StudioContext>
  );
}
