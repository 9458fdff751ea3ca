// Knows what an author reads before a publication: what changed, what it means for those who started, what is wrong.
import { Button, Dialog, useIsOffline } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { TroubleText } from "../../office/trouble-text.tsx";
import { useElements } from "../common/name-element.ts";
import { useLearniz } from "../common/studio-context.ts";
import * as page from "../common/studio-page.css.ts";
import type { Editor } from "../common/use-editor.ts";
import { ChangesList } from "./changes-list.tsx";
import * as styles from "./dialogs.css.ts";
import { ProblemsNotice } from "./problems-notice.tsx";

export interface PublishDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function PublishDialog({ editor, onClose, onConfirm }: PublishDialogProps) {
  const learniz = useLearniz();
  const { changes, problems, view, published } = editor;
  const [elements, former] = [useElements(learniz), useElements(published ?? learniz)];
  const slides = { added: changes?.slides.added.length ?? 0, removed: changes?.slides.removed.length ?? 0 };
  const isOffline = useIsOffline() || view.actionTrouble?.kind === "offline";
  const hasErrors = problems.some(({ severity }) => severity === "error");
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
            variant={hasErrors ? "danger" : "primary"}
            icon={<Send size={20} aria-hidden />}
            loading={view.isPublishing}
            onClick={onConfirm}
          >
            {hasErrors ? <Trans>Publish all the same</Trans> : <Trans>Publish now</Trans>}
          </Button>
        </>
      }
    >
      {isOffline && (
        <p role="status" className={styles.warning}>
          {view.actionTrouble ? (
            <Trans>There is no connection. The course is published when it is back, if you leave this open.</Trans>
          ) : (
            <Trans>There is no connection. You can confirm: the course is published when it is back.</Trans>
          )}
        </p>
      )}
      {view.actionTrouble && !isOffline && (
        <p role="alert" className={page.trouble}>
          <Trans>This was not done.</Trans> <TroubleText trouble={view.actionTrouble} />
        </p>
      )}
      <section className={styles.part}>
        <h2 className={styles.heading}>
          <Trans>What changes</Trans>
        </h2>
        {changes ? (
          <ChangesList changes={changes} elements={elements} former={former} />
        ) : (
          <p>
            <Trans>
              This is the first publication: everybody in your organisation will find the course, unless you chose an
              audience.
            </Trans>
          </p>
        )}
      </section>
      {changes && (
        <section className={styles.part}>
          <h2 className={styles.heading}>
            <Trans>For those who have started</Trans>
          </h2>
          <p>
            {view.publication === "withdrawn" && <Trans>They find the course again.</Trans>}{" "}
            <Trans>They keep their place and their results.</Trans>{" "}
            {slides.added > 0 && (
              <Plural
                value={slides.added}
                one="A new page is waiting for them."
                other="New pages are waiting for them."
              />
            )}{" "}
            {slides.removed > 0 && <Trans>What they did in pages that you removed no longer counts.</Trans>}
          </p>
        </section>
      )}
      <ProblemsNotice problems={problems} />
    </Dialog>
  );
}
