// Knows how a manager reads what one of their people has reached, product by product.
import type { CollaboratorProduct } from "@academiz/application/ports";
import { speakScore } from "@academiz/domain/scoring";
import { findShare } from "@academiz/domain/scorm";
import { Button, type Column, DueChip, Duration, EmptyState, ScoreMark, StatusChip, Table, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { BellRing, BookOpen } from "lucide-react";
import { TypeName } from "../home/product-type.tsx";
import { HowFar } from "../learning/how-far.tsx";
import { Standing } from "../learning/standing.tsx";
import * as styles from "./team.css.ts";

export interface CollaboratorProductsProps {
  readonly products: readonly CollaboratorProduct[];
  readonly markType: string;
  /** Absent where nobody can be reminded. */
  readonly onRemind: ((product: CollaboratorProduct) => void) | undefined;
}

export function CollaboratorProducts({ products, markType, onRemind }: CollaboratorProductsProps) {
  const { t } = useLingui();
  const columns: readonly Column<CollaboratorProduct>[] = [
    {
      id: "name",
      header: t`Product`,
      heading: true,
      cell: ({ name, type }) => (
        <span className={styles.named}>
          {name}
          <TypeName type={type} />
        </span>
      ),
    },
    {
      id: "state",
      header: t`Status`,
      cell: ({ isOpen, dueAt, progress }) => (
        <span className={styles.chips}>
          {progress ? (
            <Standing status={progress.status} />
          ) : (
            <StatusChip>{isOpen ? <Trans>Not begun</Trans> : <Trans>Not open any more</Trans>}</StatusChip>
          )}
          <DueChip dueAt={dueAt} isOver={progress?.status === "COMPLETE"} />
        </span>
      ),
    },
    {
      id: "progress",
      header: t`Progress`,
      cell: ({ name, type, progress }) =>
        progress ? <HowFar name={name} percentage={findShare(type, progress)} /> : "–",
    },
    {
      id: "score",
      header: t`Result`,
      cell: ({ progress }) =>
        progress && progress.score !== null ? <ScoreMark score={speakScore(progress.score, markType)} /> : "–",
    },
    { id: "time", header: t`Time`, cell: ({ progress }) => (progress ? <Duration seconds={progress.time} /> : "–") },
    { id: "seen", header: t`Last time`, cell: ({ progress }) => (progress ? <When at={progress.eventDate} /> : "–") },
    {
      id: "remind",
      header: t`Reminder`,
      cell: (product) => <Reminder product={product} onRemind={onRemind} />,
    },
  ];
  return (
    <Table
      label={t`Products and progress`}
      columns={columns}
      rows={products}
      getKey={({ slug }) => slug}
      empty={
        <EmptyState icon={<BookOpen size={24} aria-hidden />} title={<Trans>No product yet</Trans>}>
          <Trans>What you give to this person appears here.</Trans>
        </EmptyState>
      }
    />
  );
}

interface ReminderProps extends Pick<CollaboratorProductsProps, "onRemind"> {
  readonly product: CollaboratorProduct;
}

function Reminder({ product, onRemind }: ReminderProps) {
  const { t } = useLingui();
  const { name, isOpen, progress, remindedAt } = product;
  if (remindedAt !== null)
    return (
      <span className={styles.quiet}>
        <Trans>
          Reminded <When at={remindedAt} />
        </Trans>
      </span>
    );
  if (!onRemind || !isOpen || progress?.status === "COMPLETE") return "–";
  return (
    <Button
      size="small"
      icon={<BellRing size={16} aria-hidden />}
      aria-label={t`Remind of: ${name}`}
      onClick={() => onRemind(product)}
    >
      <span className={styles.whole}>
        <Trans>Remind…</Trans>
      </span>
    </Button>
  );
}
