// Knows what the page of a game shows: what it asks, who played it, and how it is exported.
import { hasVictoryThreshold, readGame } from "@academiz/domain/games";
import { Button, Card } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import { ExportDialog } from "../exports/export-dialog.tsx";
import { LearnersTab } from "../learners/learners-tab.tsx";
import { useOffice } from "../office/office-context.ts";
import type { OpenedProductProps } from "../product/open-product.tsx";
import { ProductView } from "../product/product-view.tsx";
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
  const [isExporting, setExporting] = useState(false);
  const { slug, content, publishedAt } = product;
  return (
    <>
      <ProductView
        view={view}
        product={product}
        send={send}
        published={t`The game is published`}
        actions={
          <Button icon={<Download size={20} aria-hidden />} onClick={() => setExporting(true)}>
            <Trans>Export</Trans>
          </Button>
        }
        parts={{
          content: {
            label: <Trans>Game</Trans>,
            view: (
              <Card title={<Trans>Game</Trans>}>
                <GameReport content={content} />
              </Card>
            ),
          },
          learners: {
            label: <Trans>Learners</Trans>,
            view: (
              <LearnersTab
                library={office.library.of("game")}
                slug={slug}
                publishedAt={publishedAt}
                asked={readAsked(content)}
              />
            ),
          },
        }}
        renderPublication={(close) => (
          <PublishGame view={view} onClose={close} onConfirm={() => send({ type: "publication.confirmed" })} />
        )}
      />
      {isExporting && (
        <ExportDialog
          product={{ type: "game", slug }}
          isPublished={publishedAt !== null}
          flush={flush}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
}
