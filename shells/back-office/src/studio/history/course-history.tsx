// Knows how the publications of a course are shown: the changes of each, and what restoring one would change in the
// draft.
import type { ProductContent } from "@academiz/application/ports";
import type { OpenedPublication } from "@academiz/application/publications";
import { applyGeneralConditions, compareLearniz, type Learniz, loadLearniz } from "@academiz/domain/learniz";
import { useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { HistoryTab } from "../../history/history-tab.tsx";
import { useOffice } from "../../office/office-context.ts";
import { useNaming } from "../common/name-element.ts";
import { useStudio } from "../common/studio-context.ts";
import type { Editor } from "../common/use-editor.ts";
import { ChangesList } from "../dialogs/changes-list.tsx";
import * as styles from "../dialogs/dialogs.css.ts";

export interface CourseHistoryProps {
  readonly slug: string;
  readonly editor: Editor;
  readonly learniz: Learniz;
}

/** Null where no present reader can read it. */
function readCourse(content: ProductContent | null): Learniz | null {
  const read = content && loadLearniz(content);
  return read?.ok ? read.value.learniz : null;
}
/** The random slugs of a publication do not matter for a comparison, so the dice are fixed. */
const publish = (learniz: Learniz) => applyGeneralConditions(learniz, () => 0.5).learniz;

export function CourseHistory({ slug, editor, learniz }: CourseHistoryProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const notify = useToasts();
  const { view, change } = editor;
  const { tellLosses } = useStudio();
  const restore = (content: ProductContent) => {
    const restored = readCourse(content);
    if (!restored) return notify({ kind: "error", text: t`This publication cannot be read any more` });
    change("restore", () => restored);
    tellLosses(t`The publication is your draft now, and learners see it once you publish`, "always");
  };
  return (
    <HistoryTab
      library={office.library.of("learniz")}
      slug={slug}
      publishedAt={view.product?.publishedAt ?? null}
      isVisible={view.publication !== "withdrawn"}
      isCompared
      tell={(opened, beside) => <ToldPublication opened={opened} beside={beside} learniz={learniz} />}
      onRestore={restore}
    />
  );
}

interface ToldPublicationProps {
  readonly opened: OpenedPublication;
  /** The date of the publication that was chosen to compare it with. */
  readonly beside: string | null;
  readonly learniz: Learniz;
}

function ToldPublication({ opened, beside, learniz }: ToldPublicationProps) {
  const [course, before] = [readCourse(opened.content), readCourse(opened.before)];
  const nameElements = useNaming();
  if (!course) {
    return (
      <p role="alert">
        <Trans>This publication cannot be read any more</Trans>
      </p>
    );
  }
  const elements = nameElements(course);
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.heading}>
          {beside === null ? (
            <Trans>What it changed for learners</Trans>
          ) : (
            <Trans>What is different in it from the publication of {beside}</Trans>
          )}
        </h2>
        {before ? (
          <ChangesList changes={compareLearniz(before, course)} elements={elements} former={nameElements(before)} />
        ) : (
          <p>
            {beside === null ? (
              <Trans>It is the first publication that is kept.</Trans>
            ) : (
              <Trans>The publication of {beside} is no longer kept, or cannot be read any more.</Trans>
            )}
          </p>
        )}
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>
          <Trans>What restoring it would change in your draft</Trans>
        </h2>
        <ChangesList
          changes={compareLearniz(publish(learniz), course)}
          elements={elements}
          former={nameElements(learniz)}
        />
        <p>
          <Trans>Learners see nothing of it until you publish, and you can undo it.</Trans>
        </p>
      </section>
    </>
  );
}
