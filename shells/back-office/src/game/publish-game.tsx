// Knows what an author reads before a game goes to learners.
import type { ProductPageView } from "@academiz/application/product-page";
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";

export interface PublishGameProps {
  readonly view: ProductPageView;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function PublishGame({ view: { product, isPublishing }, onClose, onConfirm }: PublishGameProps) {
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
          <Button variant="primary" icon={<Send size={20} aria-hidden />} loading={isPublishing} onClick={onConfirm}>
            <Trans>Publish now</Trans>
          </Button>
        </>
      }
    >
      <p>
        {product?.publishedAt === null ? (
          <Trans>This is the first publication: everybody in your organisation will find the game.</Trans>
        ) : (
          <Trans>Learners keep their results, and their answers to the statements that stay.</Trans>
        )}
      </p>
    </Dialog>
  );
}
