// Knows how one person's products are compared, and how the parts of one are unfolded (§7.34).
import { connectLoading, partsMachine } from "@academiz/application/people";
import type { PersonPart, PersonProduct, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import { DEFAULT_MARK_TYPE, speakScore } from "@academiz/domain/scoring";
import { findShare } from "@academiz/domain/scorm";
import {
  Button,
  type Column,
  DueChip,
  Duration,
  Link as PageLink,
  ProgressBar,
  ScoreMark,
  StatusChip,
  Table,
  When,
} from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useState } from "react";
import { useSession } from "../office/office-context.ts";
import { ProductLink } from "../products/product-link.tsx";
import { Once } from "./once.tsx";
import * as styles from "./person.css.ts";

type LoadParts = (slug: string) => Promise<Result<readonly PersonPart[], Trouble>>;

export interface ProductsTableProps {
  readonly products: readonly PersonProduct[];
  readonly loadParts: LoadParts;
}

export function ProductsTable({ products, loadParts }: ProductsTableProps) {
  const { t } = useLingui();
  const markType = useSession().client?.markType ?? DEFAULT_MARK_TYPE;
  const columns: readonly Column<PersonProduct>[] = [
    {
      id: "name",
      header: t`Product`,
      heading: true,
      cell: (product) => <Named product={product} loadParts={loadParts} />,
    },
    {
      id: "state",
      header: t`Status`,
      cell: (product) => (
        <span className={styles.named}>
          <Standing {...product} />
          <DueChip dueAt={product.dueAt} isOver={product.progress?.status === "COMPLETE"} />
        </span>
      ),
    },
    {
      id: "progress",
      header: t`Progress`,
      cell: ({ type, name, progress }) => {
        const share = progress && findShare(type, progress);
        return share === null ? "–" : <ProgressBar label={t`Progress in ${name}`} value={share / 100} />;
      },
    },
    {
      id: "score",
      header: t`Score`,
      cell: ({ progress }) =>
        progress && progress.score !== null ? <ScoreMark score={speakScore(progress.score, markType)} /> : "–",
    },
    {
      id: "time",
      header: t`Time`,
      cell: ({ progress }) => (progress ? <Duration seconds={progress.time} /> : "–"),
    },
    {
      id: "seen",
      header: t`Last activity`,
      cell: ({ progress }) => (progress ? <When at={progress.eventDate} /> : "–"),
    },
  ];
  return <Table label={t`Products and progress`} columns={columns} rows={products} getKey={({ slug }) => slug} />;
}

function Standing({ isOpen, progress }: Pick<PersonProduct, "isOpen" | "progress">) {
  if (progress?.status === "COMPLETE")
    return (
      <StatusChip tone="success">
        <Trans>Completed</Trans>
      </StatusChip>
    );
  if (progress?.status === "FAILED")
    return (
      <StatusChip tone="error">
        <Trans>Failed</Trans>
      </StatusChip>
    );
  if (!isOpen)
    return (
      <StatusChip>
        <Trans>Not available any more</Trans>
      </StatusChip>
    );
  return (
    <StatusChip>{progress?.status === "STARTED" ? <Trans>Started</Trans> : <Trans>Not started</Trans>}</StatusChip>
  );
}

function Named({ product, loadParts }: { readonly product: PersonProduct; readonly loadParts: LoadParts }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { slug, name, type, parts } = product;
  return (
    <div className={styles.named}>
      <PageLink alone render={<ProductLink row={{ type, slug }} />}>
        {name}
      </PageLink>
      {parts > 0 && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? t`Hide what stands inside`
            : t`${plural(parts, { one: "# product inside", other: "# products inside" })}`}
        </Button>
      )}
      {isOpen && <Parts slug={slug} name={name} loadParts={loadParts} />}
    </div>
  );
}

interface PartsProps {
  readonly slug: string;
  readonly name: string;
  readonly loadParts: LoadParts;
}

function Parts({ slug, name, loadParts }: PartsProps) {
  const { t } = useLingui();
  const [snapshot, send] = useActor(partsMachine, { input: { load: loadParts, criteria: slug } });
  return (
    <Once
      loaded={connectLoading(snapshot)}
      failure={<Trans>What stands inside could not be loaded</Trans>}
      onRetry={() => send({ type: "retry.asked" })}
    >
      {(parts) => (
        <ol className={styles.inside} aria-label={t`What stands inside ${name}`}>
          {parts.map((part) => (
            <li key={part.slug}>
              {part.name} · <Standing isOpen progress={part.progress} />
            </li>
          ))}
        </ol>
      )}
    </Once>
  );
}
