// Knows what the page of a game shows: how it is written, who played it, and how it is exported.
import { connectGameContent, gameContentMachine } from "@academiz/application/game-content";
import { askPage, type ProductPage, type ProductPageEvent, savePageContent } from "@academiz/application/product-page";
import type { CourseProblem } from "@academiz/domain/checks";
import { compareGames, hasVictoryThreshold, readGame } from "@academiz/domain/games";
import { Button, Card } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { useAudienceParts } from "../audience/use-audience-parts.tsx";
import { CoverField } from "../cover/late-cover-field.ts";
import { ExportDialog } from "../exports/export-dialog.tsx";
import { ProductHistory } from "../history/product-history.tsx";
import { LearnersTab } from "../learners/learners-tab.tsx";
import { useOffice } from "../office/office-context.ts";
import type { OpenedProductProps } from "../product/open-product.tsx";
import { useProductAddress } from "../product/product-search.ts";
import { ProductView } from "../product/product-view.tsx";
import { useStoredContent } from "../product/use-stored-content.ts";
import { StatisticsTab } from "../statistics/statistics-tab.ts";
import { findPartName } from "../studio/checks/find-place.ts";
import { findBlock, findPart, useFocusSoon } from "../studio/common/use-focus-soon.ts";
import { GAME_PLACE, GameWriting } from "./game-writing.tsx";
import { PublishGame } from "./publish-game.tsx";

/** Called when the written game is stored already. */
const flush = async () => ({ ok: true, value: undefined }) as const;

function readAsked(content: Readonly<Record<string, unknown>>): number | undefined {
  const game = readGame({ params: content });
  return game.ok && hasVictoryThreshold(game.value.config) ? game.value.config.victoryThreshold : undefined;
}

export interface GameProductViewProps extends Omit<OpenedProductProps, "send"> {
  readonly page: ProductPage;
}

export function GameProductView({ view, product, page }: GameProductViewProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const audience = useAudienceParts(product);
  const { clock } = office;
  const focusSoon = useFocusSoon();
  const [isExporting, setExporting] = useState(false);
  const { search, change } = useProductAddress();
  const { slug, content, publishedAt } = product;
  const [snapshot, tell, writing] = useActor(gameContentMachine, {
    input: { stored: content, save: (asWritten) => savePageContent(page, asWritten), clock },
  });
  const written = connectGameContent(snapshot);
  const { isChanged } = written;
  useStoredContent(product, tell);
  const isTroubled = view.actionTrouble !== null || view.conflict !== null;
  useEffect(() => {
    if (isTroubled) setExporting(false);
  }, [isTroubled]);
  /** The author previews and publishes what they see: it is saved first. */
  const fill = (event: ProductPageEvent): ProductPageEvent => {
    const isAboutAll = event.type === "preview.asked" || event.type === "publication.confirmed";
    const now = connectGameContent(writing.getSnapshot());
    return isAboutAll && now.isChanged ? { ...event, content: now.written } : event;
  };
  const ask = (event: ProductPageEvent) => {
    if (event.type === "theirs.chosen") tell({ type: "changes.dropped" });
    // A save may be under way: the request comes after it.
    void askPage(page, () => fill(event));
  };
  const goThere = (problem: CourseProblem) => {
    change({ tab: "content" });
    focusSoon(() => findPart(GAME_PLACE, findPartName(problem))() ?? findBlock(GAME_PLACE)());
  };
  return (
    <>
      <ProductView
        CoverField={CoverField}
        view={view}
        product={product}
        send={ask}
        isUnsaved={isChanged}
        unsaved={audience.unsaved}
        published={t`The game is published`}
        actions={
          <Button
            icon={<Download size={20} aria-hidden />}
            onClick={() => {
              if (isChanged) tell({ type: "save.asked" });
              setExporting(true);
            }}
          >
            <Trans>Export</Trans>
          </Button>
        }
        parts={{
          ...audience.parts,
          content: {
            label: <Trans>Game</Trans>,
            view: written.game ? (
              <GameWriting
                game={written.game}
                name={product.name}
                slug={slug}
                view={written}
                writing={writing}
                files={product.documentFiles}
                isConflicting={view.conflict !== null}
                onGo={goThere}
              />
            ) : (
              <Card title={<Trans>Game</Trans>}>
                <p>
                  <Trans>This game cannot be played: its type or its content is not known here.</Trans>
                </p>
              </Card>
            ),
          },
          learners: {
            label: <Trans>Learners</Trans>,
            view: (
              <LearnersTab
                library={office.library.of("game")}
                type="game"
                slug={slug}
                publishedAt={publishedAt}
                asked={readAsked(content)}
                read={{
                  learner: search.learner,
                  onLearner: (learner = "") => change({ learner }, learner === ""),
                }}
              />
            ),
          },
          statistics: {
            label: <Trans>Statistics</Trans>,
            view: (
              <StatisticsTab type="game" slug={slug} period={search.period} onPeriod={(period) => change({ period })} />
            ),
          },
          history: { label: <Trans>History</Trans>, view: <ProductHistory product={product} send={ask} /> },
        }}
        renderPublication={(close) => (
          <PublishGame
            view={view}
            gap={written.gap}
            changes={product.published && compareGames(product.published, written.draft)}
            problems={written.problems}
            onGo={(problem) => {
              close();
              goThere(problem);
            }}
            onClose={close}
            onConfirm={() => ask({ type: "publication.confirmed" })}
          />
        )}
      />
      {isExporting && !isChanged && (
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
