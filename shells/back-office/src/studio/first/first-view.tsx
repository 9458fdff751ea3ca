// Knows how a course is read while the studio is on its way: the same frame, in which the studio takes its place.
import type { Draft } from "@academiz/application/product-editor";
import { CONTENT_ID, Skeleton, SkeletonGroup } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useLayoutEffect } from "react";
import { CommentsButton } from "../comments/comments-button.tsx";
import * as styles from "../common/studio-page.css.ts";
import { COURSE } from "../common/studio-search.ts";
import type { OpenedEditor } from "../common/use-opened-editor.ts";
import { DrawerButtons } from "../drawer-buttons.tsx";
import { StudioTabs } from "../studio-tabs.tsx";
import { useShortcuts } from "../use-shortcuts.ts";
import { FirstHeader } from "./first-header.tsx";
import { FirstOutline } from "./first-outline.tsx";
import { FirstPage } from "./first-page.tsx";
import { readPlace, type Wishes } from "./wishes.ts";

export interface FirstViewProps {
  readonly editor: OpenedEditor;
  readonly draft: Draft;
  readonly wishes: Wishes;
  /** Above the page: that the studio does not come; null while it is on its way. */
  readonly notice: ReactNode;
}

/** Nothing was written yet; the browser searches what can be read already, and saves no page. */
const NO_ACTS = { onUndo: () => {}, onRedo: () => {}, onSave: () => {}, onFind: () => false };
const NO_COMMENTS = { open: 0, unread: 0 };

export function FirstView({ editor, draft, wishes, notice }: FirstViewProps) {
  const { t } = useLingui();
  const { at, tab = "content" } = useSearch({ from: "/gate/learniz/$slug" });
  const navigate = useNavigate({ from: "/learniz/$slug" });
  const { learniz } = draft;
  const selected = at ?? learniz.chapters.find(({ slides }) => slides.length > 0)?.slides[0]?.slug ?? COURSE;
  const select = (slug: string) => void navigate({ search: { at: slug } });
  // The studio comes in its place: the focus goes on where it was.
  useLayoutEffect(
    () => () => {
      wishes.place = readPlace(document.activeElement);
    },
    [wishes],
  );
  const open = (what: Wishes["open"]) => {
    wishes.open = what;
  };
  useShortcuts({ ...NO_ACTS, onHelp: () => open("shortcuts") });
  return (
    <>
      <title>{`${draft.name} – Academiz`}</title>
      <div className={styles.studio} data-first-view>
        <FirstHeader
          editor={editor}
          name={draft.name}
          isComing={notice === null}
          onPreview={() => editor.send({ type: "preview.asked", ...(selected === COURSE ? {} : { at: selected }) })}
          onOpen={open}
        />
        <div className={styles.head}>
          <StudioTabs
            shown={tab}
            onShow={(to) =>
              void navigate({
                search: { ...(at === undefined ? {} : { at }), ...(to === "content" ? {} : { tab: to }) },
              })
            }
          >
            <CommentsButton
              count={NO_COMMENTS}
              onShow={() => {
                wishes.isCommenting = true;
              }}
            />
            {tab === "content" && (
              <DrawerButtons
                trial={{
                  isOpen: false,
                  enter: () => {
                    wishes.isTrying = true;
                  },
                  close: () => {},
                }}
                isCrowded={false}
                onOpen={open}
              />
            )}
          </StudioTabs>
        </div>
        {tab === "content" ? (
          <div className={styles.body}>
            <aside className={styles.start} aria-label={t`Outline of the course`}>
              <FirstOutline learniz={learniz} selected={selected} onSelect={select} />
            </aside>
            <main id={CONTENT_ID} tabIndex={-1} aria-label={t`Page being edited`} className={styles.main}>
              {notice}
              <FirstPage learniz={learniz} selected={selected} onSelect={select} />
            </main>
            <aside className={styles.end} aria-label={t`Settings of what is selected`}>
              <Coming />
            </aside>
          </div>
        ) : (
          <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
            {notice}
            <Coming />
          </main>
        )}
      </div>
    </>
  );
}

const Coming = () => (
  <SkeletonGroup>
    <Skeleton shape="title" width="half" />
    <Skeleton shape="block" />
    <Skeleton width="most" />
  </SkeletonGroup>
);
