// Knows how one of the two libraries and one of its folders is chosen.
import type { Shelf } from "@academiz/application/ports";
import { Button, ErrorState } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { TOP } from "../../folders/folder-nodes.tsx";
import { FolderTree, type FolderTreeProps } from "../../folders/folder-tree.tsx";
import { TroubleText } from "../../office/trouble-text.tsx";
import { useShelfName } from "../common/shelf-name.ts";
import * as styles from "./browse.css.ts";
import type { CriteriaChange } from "./library-filters.tsx";
import type { LibraryControl } from "./use-library.ts";

export interface ShelfSideProps {
  readonly library: LibraryControl;
  readonly onChange: (change: CriteriaChange) => void;
  readonly folders?: (NonNullable<FolderTreeProps["change"]> & { readonly help: ReactNode }) | undefined;
}

const SHELVES: readonly Shelf[] = ["client", "library"];

export function ShelfSide({ library: { view, send, criteria }, onChange, folders }: ShelfSideProps) {
  const { t } = useLingui();
  const nameOf = useShelfName();
  const { shelf, folder } = criteria;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  // The branch of the open folder is expanded, unless it was closed.
  const expanded = new Set([TOP, ...view.path.map(({ slug }) => slug), ...opened].filter((slug) => !closed.has(slug)));
  return (
    <div className={styles.side}>
      <fieldset className={styles.line} aria-label={t`Library`}>
        {SHELVES.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === shelf ? "secondary" : "quiet"}
            aria-pressed={one === shelf}
            onClick={() => one !== shelf && onChange({ shelf: one, folder: null })}
          >
            {nameOf(one)}
          </Button>
        ))}
      </fieldset>
      {view.folders.phase === "failed" ? (
        <ErrorState
          title={<Trans>The folders could not be loaded</Trans>}
          requestId={view.folders.trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          <TroubleText trouble={view.folders.trouble} />
        </ErrorState>
      ) : (
        <>
          <FolderTree
            topName={nameOf(shelf)}
            tree={view.folders.tree}
            folder={folder}
            onOpen={(slug) => onChange({ folder: slug })}
            expanded={expanded}
            onExpandedChange={(next) => {
              setOpened(next);
              setClosed(new Set([...expanded].filter((slug) => !next.has(slug))));
            }}
            change={folders}
          />
          {view.folders.tree.length > 0 && folders?.help}
        </>
      )}
    </div>
  );
}
