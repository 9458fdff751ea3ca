// Knows how a game that is there is shown: its head with what can be done, what it asks, and who played it.
import { hasVictoryThreshold, readGame } from "@academiz/domain/games";
import { Button, Card } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { ExportDialog } from "../exports/export-dialog.tsx";
import { LearnersTab } from "../learners/learners-tab.tsx";
import { useOffice } from "../office/office-context.ts";
import type { OpenedProductProps } from "../product/open-product.tsx";
import * as styles from "../product/product.css.ts";
import { ProductHead } from "../product/product-head.tsx";
import { RemoveDialog } from "../product/remove-dialog.tsx";
import { useAsked } from "../product/use-asked.ts";
import { WithdrawDialog } from "../product/withdraw-dialog.tsx";
import { GameReport } from "./game-report.tsx";
import { PublishGame } from "./publish-game.tsx";

/** What is written is stored already. */
const flush = async () => ({ ok: true, value: undefined }) as const;

function readAsked(content: Readonly<Record<string, unknown>>): number | undefined {
  const game = readGame({ params: content });
  return game.ok && hasVictoryThreshold(game.value.config) ? game.value.config.victoryThreshold : undefined;
}

export function GameProductView({ view, product, send }: OpenedProductProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const { asked, ask, close } = useAsked<"publication" | "export" | "withdrawal" | "removal">(
    { view, product },
    t`The game is published`,
  );
  const { name, slug, content, publishedAt } = product;
  return (
    <div className={styles.page}>
      <ProductHead
        view={view}
        product={product}
        send={send}
        onPublish={() => ask("publication")}
        onWithdraw={() => ask("withdrawal")}
        onRemove={() => ask("removal")}
        actions={
          <Button icon={<Download size={20} aria-hidden />} onClick={() => ask("export")}>
            <Trans>Export</Trans>
          </Button>
        }
      />
      <Card title={<Trans>Game</Trans>}>
        <GameReport content={content} />
      </Card>
      <LearnersTab
        library={office.library.of("game")}
        slug={slug}
        isPublished={publishedAt !== null}
        asked={readAsked(content)}
      />
      {asked === "publication" && (
        <PublishGame view={view} onClose={close} onConfirm={() => send({ type: "publication.confirmed" })} />
      )}
      {asked === "export" && (
        <ExportDialog
          product={{ type: "game", slug }}
          isPublished={publishedAt !== null}
          flush={flush}
          onClose={close}
        />
      )}
      <WithdrawDialog
        name={asked === "withdrawal" ? name : null}
        isBusy={view.isWithdrawing}
        onCancel={close}
        onConfirm={() => send({ type: "withdrawal.confirmed" })}
      />
      <RemoveDialog
        name={asked === "removal" ? name : null}
        isBusy={view.isRemoving}
        onCancel={close}
        onConfirm={() => send({ type: "removal.confirmed" })}
      />
    </div>
  );
}
