// Knows what an author reads before a publication: what changed, what it means for those who started, what is wrong.
import type { CourseProblem } from "@academiz/domain/checks";
import { Button, Dialog } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { ProblemText } from "../checks/problem-text.tsx";
import { type NamedElement, useElements } from "../name-element.ts";
import { useStudio } from "../studio-context.ts";
import type { Editor } from "../use-editor.ts";
import { ChangesList } from "./changes-list.tsx";
import * as styles from "./dialogs.css.ts";

export interface PublishDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function PublishDialog({ editor, onClose, onConfirm }: PublishDialogProps) {
  const { learniz } = useStudio();
  const elements = useElements(learniz);
  const { changes, problems, view } = editor;
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.filter(({ severity }) => severity === "warning");
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Publish this course?</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant={errors.length > 0 ? "danger" : "primary"}
            icon={<Send size={20} aria-hidden />}
            loading={view.isPublishing}
            onClick={onConfirm}
          >
            {errors.length > 0 ? <Trans>Publish all the same</Trans> : <Trans>Publish now</Trans>}
          </Button>
        </>
      }
    >
      <section className={styles.part}>
        <h3 className={styles.heading}>
          <Trans>What changes</Trans>
        </h3>
        {changes ? (
          <ChangesList changes={changes} elements={elements} />
        ) : (
          <p>
            <Trans>This is the first publication: everybody in your organisation will find the course.</Trans>
          </p>
        )}
      </section>
      {changes && (
        <section className={styles.part}>
          <h3 className={styles.heading}>
            <Trans>For those who have started</Trans>
          </h3>
          <p>
            <Trans>
              They keep their place and their results. New slides are waiting for them; what they did in slides that you
              removed no longer counts.
            </Trans>
          </p>
        </section>
      )}
      {errors.length > 0 && (
        <section className={styles.warning}>
          <h3 className={styles.heading}>
            <Plural
              value={errors.length}
              one="# error will keep learners from going on or finishing"
              other="# errors will keep learners from going on or finishing"
            />
          </h3>
          <ProblemList problems={errors} elements={elements} />
        </section>
      )}
      {warnings.length > 0 && (
        <section className={styles.warning}>
          <h3 className={styles.heading}>
            <Plural value={warnings.length} one="# thing to look at first" other="# things to look at first" />
          </h3>
          <ProblemList problems={warnings} elements={elements} />
        </section>
      )}
    </Dialog>
  );
}

interface ProblemListProps {
  readonly problems: readonly CourseProblem[];
  readonly elements: readonly NamedElement[];
}

function ProblemList({ problems, elements }: ProblemListProps) {
  return (
    <ul className={styles.list}>
      {problems.map((problem, index) => (
        <li key={index}>
          <ProblemText problem={problem} elements={elements} />
        </li>
      ))}
    </ul>
  );
}
