// Knows what an author reads before a smart sequence goes to learners.
import type { ProductPageView } from "@academiz/application/product-page";
import type { SequenceContentView } from "@academiz/application/sequence-content";
import { Button, Dialog } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import * as styles from "../product/product.css.ts";
import { ProblemText } from "./problem-text.tsx";

export interface PublishSequenceProps {
  readonly view: ProductPageView;
  readonly sequence: SequenceContentView;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** How many problems are listed one by one. */
const MOST_TOLD = 8;

export function PublishSequence({ view, sequence, onClose, onConfirm }: PublishSequenceProps) {
  const { product, isPublishing } = view;
  const { draft, rows, problems } = sequence;
  const grave = problems.filter(({ isGrave }) => isGrave);
  const more = grave.length - MOST_TOLD;
  const nameOf = (theme: string | null, question: string | null) =>
    rows.find(({ uuid }) => uuid === question)?.text ?? draft.themes.find(({ uuid }) => uuid === theme)?.title ?? "";
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Publish this sequence?</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {grave.length === 0 && (
            <Button variant="primary" icon={<Send size={20} aria-hidden />} loading={isPublishing} onClick={onConfirm}>
              <Trans>Publish now</Trans>
            </Button>
          )}
        </>
      }
    >
      {grave.length === 0 ? (
        <p>
          {product?.publishedAt === null ? (
            <Trans>
              This is the first publication: everybody in your organisation will find the sequence, unless you chose an
              audience.
            </Trans>
          ) : (
            <Trans>Attempts that have ended keep their result. Those that were begun are begun anew.</Trans>
          )}
        </p>
      ) : (
        <div role="alert" className={styles.warning}>
          <p>
            <Trans>This has to be mended first:</Trans>
          </p>
          <ul>
            {grave.slice(0, MOST_TOLD).map((problem) => {
              const { kind, theme, question } = problem;
              const name = nameOf(theme, question);
              return (
                <li key={`${kind} ${theme} ${question}`}>
                  {name !== "" && `${name} – `}
                  <ProblemText problem={problem} />
                </li>
              );
            })}
          </ul>
          {more > 0 && (
            <p>
              <Plural value={more} one="# more is marked in the table." other="# more are marked in the table." />
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
