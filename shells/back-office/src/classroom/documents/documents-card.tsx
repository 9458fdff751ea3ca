// Knows how the documents of a classroom are listed, put in order and given a time.
import { DOCUMENT_TIMES } from "@academiz/domain/classiz";
import { Button, IconButton, Select, VisuallyHidden } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { ChooseFileDialog } from "../../library/choosing/choose-file-dialog.tsx";
import * as styles from "../../product/product.css.ts";
import { useDocumentTimes } from "../../sessions/slot/documents/use-document-times.ts";
import * as lines from "../classroom.css.ts";
import { useMovedFocus } from "../use-moved-focus.ts";
import type { DocumentsDraft } from "./documents-draft.ts";

export interface DocumentsCardProps {
  readonly written: DocumentsDraft;
}

export function DocumentsCard({ written }: DocumentsCardProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [said, setSaid] = useState("");
  const focusMoved = useMovedFocus(list);
  const times = useDocumentTimes();
  const { documents } = written;
  const options = DOCUMENT_TIMES.map((value) => ({ value, label: times[value] }));
  const move = (slug: string, title: string, at: number, by: -1 | 1) => {
    const [place, count] = [at + by + 1, documents.length];
    written.move(at, by);
    focusMoved({ slug, by });
    setSaid(t`${title}: ${place} of ${count}`);
  };
  return (
    <div className={styles.stack}>
      {documents.length === 0 ? (
        <p className={styles.reason}>
          <Trans>No document goes with it. Add a first one.</Trans>
        </p>
      ) : (
        <ol ref={list} tabIndex={-1} aria-label={t`Documents of the classroom`} className={lines.order}>
          {documents.map((document, at) => {
            const { slug, when } = document;
            const title = document.name ?? t`A file that the library has no more`;
            return (
              <li key={slug} data-slug={slug} className={lines.line}>
                <span className={lines.name}>{title}</span>
                <span className={lines.time}>
                  <Select
                    aria-label={t`When learners have it: ${title}`}
                    options={options}
                    value={when}
                    onValueChange={(next) => written.time(slug, next)}
                  />
                </span>
                <span className={lines.actions}>
                  <IconButton
                    label={t`Move up: ${title}`}
                    icon={<ArrowUp size={20} aria-hidden />}
                    disabled={at === 0}
                    accessibleWhenDisabled
                    onClick={() => move(slug, title, at, -1)}
                  />
                  <IconButton
                    label={t`Move down: ${title}`}
                    icon={<ArrowDown size={20} aria-hidden />}
                    disabled={at === documents.length - 1}
                    accessibleWhenDisabled
                    onClick={() => move(slug, title, at, 1)}
                  />
                  <IconButton
                    label={t`Take out: ${title}`}
                    icon={<Trash2 size={20} aria-hidden />}
                    onClick={() => {
                      written.remove(slug);
                      list.current?.focus();
                    }}
                  />
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <div className={styles.buttons}>
        <Button icon={<Plus size={20} aria-hidden />} onClick={() => setChoosing(true)}>
          <Trans>Add a document</Trans>
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {isChoosing && (
        <ChooseFileDialog
          title={t`Add a document`}
          kinds={[]}
          onClose={() => setChoosing(false)}
          onChoose={(file) => {
            setChoosing(false);
            written.add(file);
          }}
        />
      )}
    </div>
  );
}
