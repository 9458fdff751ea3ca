// Knows the folders beside the list of products: opened, ordered by drag and by keys, and taking dropped products.
import type { LibraryView } from "@academiz/application/library";
import { ErrorState } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { TOP } from "../folders/folder-nodes.tsx";
import { FolderTree, type FolderTreeProps } from "../folders/folder-tree.tsx";
import * as folderStyles from "../folders/folders.css.ts";
import type { Folder } from "../folders/walk-folders.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "./products-page.css.ts";

export interface FolderSideProps {
  readonly view: LibraryView;
  /** The slug of the open folder; null for all products. */
  readonly folder: string | null;
  readonly onOpen: (folder: string | null) => void;
  readonly change: NonNullable<FolderTreeProps["change"]>;
  readonly onRetry: () => void;
}

export function FolderSide({ view, folder, onOpen, change, onRetry }: FolderSideProps) {
  const { t } = useLingui();
  const { tree, phase, trouble } = view.folders;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  if (phase === "failed")
    return (
      <ErrorState
        title={<Trans>The folders could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={onRetry}
      >
        <TroubleText trouble={trouble} />
      </ErrorState>
    );
  const slugs = [TOP, ...listSlugs(tree)];
  return (
    <div className={styles.side}>
      <FolderTree
        topName={t`All products`}
        tree={tree}
        folder={folder}
        onOpen={onOpen}
        expanded={new Set(slugs.filter((slug) => !closed.has(slug)))}
        onExpandedChange={(expanded) => setClosed(new Set(slugs.filter((slug) => !expanded.has(slug))))}
        change={change}
      />
      <p className={folderStyles.help}>
        <Trans>
          Drag products and folders onto a folder. With the keyboard, Alt with the right or the left arrow moves a
          folder, F2 renames it, Delete removes it.
        </Trans>
      </p>
    </div>
  );
}

const listSlugs = (tree: readonly Folder[]): readonly string[] =>
  tree.flatMap(({ slug, children }) => [slug, ...listSlugs(children)]);
