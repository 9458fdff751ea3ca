// Knows the products of a task: what is done, and the links into what is to be done.
import type { LearnerNode } from "@academiz/application/ports";
import { Button, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, Play } from "lucide-react";
import { AloneNote } from "../offline/alone-note.tsx";
import * as styles from "./path.css.ts";

export interface TaskProductsProps {
  readonly node: LearnerNode;
  /** Whether it can be played; a finished product can be looked through again. */
  readonly isOpen: boolean;
  /** The perimeter of the product that is being opened. */
  readonly opening: string | null;
  readonly onOpen: (perimeterSlug: string) => void;
}

export function TaskProducts({ node: { products, name }, isOpen, opening, onOpen }: TaskProductsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.products}>
      {products.map((product) => {
        const { slug, type, perimeterSlug, isComplete, status } = product;
        const action = isComplete
          ? t`Look through again`
          : status === "FAILED"
            ? t`Try again`
            : type === "classiz"
              ? t`See the dates`
              : status === null
                ? t`Start`
                : t`Continue`;
        const title = product.name;
        return (
          <li key={slug} className={styles.product}>
            {(products.length > 1 || (name !== "" && name !== product.name)) && (
              <span className={styles.productName}>{product.name}</span>
            )}
            {isComplete && products.length > 1 && (
              <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
                <Trans>Done</Trans>
              </StatusChip>
            )}
            {perimeterSlug === null ? (
              <span className={styles.quiet}>
                <Trans>It is not open to you now. Ask whoever gave you this path.</Trans>
              </span>
            ) : (
              isOpen && (
                <>
                  <Button
                    variant={isComplete ? "secondary" : "primary"}
                    loading={opening === perimeterSlug}
                    icon={<Play size={20} aria-hidden />}
                    aria-label={t`${action}: ${title}`}
                    onClick={() => onOpen(perimeterSlug)}
                  >
                    {action}
                  </Button>
                  <AloneNote slug={perimeterSlug} />
                </>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
