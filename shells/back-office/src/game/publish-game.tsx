// Knows what an author reads before a game goes to learners.
import type { ProductContent } from "@academiz/application/ports";
import type { ProductPageView } from "@academiz/application/product-page";
import { listUnwritten, readGame } from "@academiz/domain/games";
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import * as styles from "../product/product.css.ts";

export interface PublishGameProps {
  readonly view: ProductPageView;
  /** The content to publish, which the author sees. */
  readonly content: ProductContent;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function PublishGame({ view: { product, isPublishing }, content, onClose, onConfirm }: PublishGameProps) {
  const game = readGame({ params: content });
  const isUnwritten = game.ok && listUnwritten(game.value).length > 0;
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
          <Button
            variant={isUnwritten ? "danger" : "primary"}
            icon={<Send size={20} aria-hidden />}
            loading={isPublishing}
            onClick={onConfirm}
          >
            {isUnwritten ? <Trans>Publish all the same</Trans> : <Trans>Publish now</Trans>}
          </Button>
        </>
      }
    >
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
      {isUnwritten && (
        <p className={styles.warning}>
          <Trans>Learners will meet questions that are not finished: they hold examples, or lack words.</Trans>
        </p>
      )}
    </Dialog>
  );
}
