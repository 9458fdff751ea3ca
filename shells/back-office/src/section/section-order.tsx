// Knows how the products of a section are put in order, by keyboard and by dragging, and taken out.
import type { SectionContentEvent, SectionContentView, SectionProduct } from "@academiz/application/section-content";
import { ErrorState, IconButton, VisuallyHidden } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { TypeChip } from "../product/type-chip.tsx";
import { numberGone } from "../product/uses/number-gone.ts";
import * as styles from "./section.css.ts";

export interface SectionOrderProps {
  readonly view: SectionContentView;
  readonly send: (event: SectionContentEvent) => void;
  /** Those that kept the last publication from being made, and why. */
  readonly closed: ReadonlyMap<string, "closed" | "not-everybody">;
}

export function SectionOrder({ view: { products, namesTrouble }, send, closed }: SectionOrderProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [moved, setMoved] = useState<{ readonly slug: string; readonly by: -1 | 1 } | null>(null);
  useEffect(() => {
    if (!moved) return;
    setMoved(null);
    // Moving a line takes the focus from its button: it comes back, or at an end goes to the opposite one.
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-slug="${CSS.escape(moved.slug)}"] button`);
    const [up, down] = buttons ?? [];
    const wanted = moved.by === -1 ? up : down;
    (wanted?.getAttribute("aria-disabled") === "true" ? (moved.by === -1 ? down : up) : wanted)?.focus();
  }, [moved]);
  if (namesTrouble)
    return (
      <ErrorState
        title={<Trans>The names of the products could not be loaded</Trans>}
        requestId={namesTrouble.requestId}
        onRetry={() => send({ type: "retry.asked" })}
      >
        <TroubleText trouble={namesTrouble} />
      </ErrorState>
    );
  if (products.length === 0)
    return (
      <p className={styles.none}>
        <Trans>There is none yet. Add the first one below.</Trans>
      </p>
    );
  const gone = new Set(products.flatMap(({ slug, isGone }) => (isGone ? [slug] : [])));
  const numbers = numberGone([...gone], (slug) => gone.has(slug));
  const nameOf = ({ slug, product, isGone }: SectionProduct) => {
    if (product || !isGone) return product?.name ?? "…";
    const number = numbers.get(slug);
    return number === undefined ? t`Deleted product` : t`Deleted product ${number}`;
  };
  const move = (one: SectionProduct, from: number, by: -1 | 1) => {
    const [name, place, count] = [nameOf(one), from + by + 1, products.length];
    send({ type: "product.moved", slug: one.slug, to: from + by });
    setMoved({ slug: one.slug, by });
    setSaid(t`${name}: ${place} of ${count}`);
  };
  const dragging = (one: SectionProduct, at: number) => ({
    draggable: true,
    "data-over": over === one.slug && dragged !== one.slug ? true : undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = "move";
      setDragged(one.slug);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setOver(one.slug);
    },
    onDragEnd: () => {
      setDragged(null);
      setOver(null);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      send({ type: "product.moved", slug: dragged, to: at });
    },
  });
  return (
    <>
      <ol ref={list} tabIndex={-1} aria-label={t`Products of the section`} className={styles.order}>
        {products.map((one, at) => {
          const { slug, product, isGone } = one;
          const name = nameOf(one);
          return (
            <li key={slug} data-slug={slug} className={styles.line} {...dragging(one, at)}>
              <GripVertical size={20} aria-hidden className={styles.grip} />
              <span className={styles.name}>
                {name}
                {isGone && (
                  <span className={styles.gone}>
                    <Trans>It was deleted, and learners do not find it: take it out.</Trans>
                  </span>
                )}
                {!isGone && closed.has(slug) && (
                  <span className={styles.gone}>
                    {closed.get(slug) === "closed" ? (
                      <Trans>It is open to no learner: publish it, or take it out.</Trans>
                    ) : (
                      <Trans>Not everybody whom the section is for may open it: look at the audience of both.</Trans>
                    )}
                  </span>
                )}
              </span>
              {product && <TypeChip type={product.type} />}
              <span className={styles.actions}>
                <IconButton
                  label={t`Move up: ${name}`}
                  icon={<ArrowUp size={20} aria-hidden />}
                  disabled={at === 0}
                  accessibleWhenDisabled
                  onClick={() => move(one, at, -1)}
                />
                <IconButton
                  label={t`Move down: ${name}`}
                  icon={<ArrowDown size={20} aria-hidden />}
                  disabled={at === products.length - 1}
                  accessibleWhenDisabled
                  onClick={() => move(one, at, 1)}
                />
                <IconButton
                  label={t`Take out: ${name}`}
                  icon={<Trash2 size={20} aria-hidden />}
                  onClick={() => {
                    // The button goes away with its line: the focus stays with the list.
                    list.current?.focus();
                    send({ type: "product.removed", slug });
                  }}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
