// Knows what an author reads before a game goes to learners: what it means for them, and what is wrong.
import type { ProductPageView } from "@academiz/application/product-page";
import type { CourseProblem } from "@academiz/domain/checks";
import type { GameChanges as Changes } from "@academiz/domain/games";
import type { ContentGap } from "@academiz/domain/products";
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { GapText } from "../product/gap-text.tsx";
import * as styles from "../product/product.css.ts";
import { GameChanges } from "./game-changes.tsx";
import { GameProblems } from "./game-problems.tsx";

export interface PublishGameProps {
  readonly view: ProductPageView;
  /** What keeps the game, as its author sees it, from being published. */
  readonly gap: ContentGap | null;
  /** Since the publication; null where there is none, or one of the two cannot be read. */
  readonly changes: Changes | null;
  readonly problems: readonly CourseProblem[];
  readonly onGo: (problem: CourseProblem) => void;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function PublishGame({ view, gap, changes, problems, onGo, onClose, onConfirm }: PublishGameProps) {
  const { product, isPublishing } = view;
  const hasErrors = problems.some(({ severity }) => severity === "error");
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Publish this game?</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {gap === null && (
            <Button
              variant={hasErrors ? "danger" : "primary"}
              icon={<Send size={20} aria-hidden />}
              loading={isPublishing}
              onClick={onConfirm}
            >
              {hasErrors ? <Trans>Publish all the same</Trans> : <Trans>Publish now</Trans>}
            </Button>
          )}
        </>
      }
    >
      {gap === null ? (
        <p>
          {product?.publishedAt === null ? (
            <Trans>
              This is the first publication: everybody in your organisation will find the game, unless you chose an
              audience.
            </Trans>
          ) : product?.visible === false ? (
            <Trans>Learners find the game again, with their results.</Trans>
          ) : (
            <Trans>Learners keep their results, and their answers to the questions that stay.</Trans>
          )}
        </p>
      ) : (
        <p role="alert" className={styles.warning}>
          <Trans>This has to be mended first:</Trans> <GapText gap={gap} />
        </p>
      )}
      {changes && <GameChanges changes={changes} />}
      {problems.length > 0 && <GameProblems problems={problems} name={product?.name ?? ""} onGo={onGo} />}
    </Dialog>
  );
}
