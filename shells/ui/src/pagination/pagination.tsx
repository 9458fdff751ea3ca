// Knows how people page through a list that is read by keys: forward and back, without page numbers that could be
// wrong.
import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import * as styles from "./pagination.css.ts";

export interface PaginationProps {
  /** What is paged: "Users". */
  readonly label: string;
  /** "1–50 of 12,408". */
  readonly children?: ReactNode;
  /** Absent on the first page. */
  readonly onPrevious?: (() => void) | undefined;
  /** Absent on the last page. */
  readonly onNext?: (() => void) | undefined;
}

export function Pagination({ label, children, onPrevious, onNext }: PaginationProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={label} className={styles.pagination}>
      <span className={styles.text}>{children}</span>
      <span className={styles.buttons}>
        <Button
          size="small"
          icon={<ChevronLeft size={20} aria-hidden />}
          disabled={!onPrevious}
          accessibleWhenDisabled
          onClick={() => onPrevious?.()}
        >{t`Previous`}</Button>
        <Button
          size="small"
          trailingIcon={<ChevronRight size={20} aria-hidden />}
          disabled={!onNext}
          accessibleWhenDisabled
          onClick={() => onNext?.()}
        >{t`Next`}</Button>
      </span>
    </nav>
  );
}
