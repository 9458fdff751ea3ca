// Knows how the ways through a game are drawn for its author: a button for each item, lines between them, and the
// flaws. The items below the map offer the same in words.
import { useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import { type LaidOut, layOut, type WayItem } from "./lay-out.ts";
import * as styles from "./ways.css.ts";

export interface MapItem extends WayItem {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isFlawed: boolean;
}

export interface WaysMapProps {
  readonly items: readonly MapItem[];
  /** The number of the item, from 1. */
  readonly onGo: (number: number) => void;
}

/** The size of an item and the space around it. */
const [WIDTH, HEIGHT, ASIDE, BELOW] = [144, 40, 48, 12];
const place = ({ column, row }: LaidOut) => ({ x: column * (WIDTH + ASIDE), y: row * (HEIGHT + BELOW) });

export function WaysMap({ items, onGo }: WaysMapProps) {
  const { t } = useLingui();
  const arrow = useId();
  const places = layOut(items);
  const all = [...places.values()].map(place);
  const width = Math.max(...all.map(({ x }) => x)) + WIDTH;
  const height = Math.max(...all.map(({ y }) => y)) + HEIGHT;
  const lines = items.flatMap(({ slug, links }) =>
    [...new Set(links)].flatMap((link) => {
      const [from, to] = [places.get(slug), places.get(link)];
      return from && to ? [{ key: `${slug} ${link}`, path: drawLine(from, to) }] : [];
    }),
  );
  return (
    // It may be wider than its page, so it can also be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
    <figure className={styles.map} aria-label={t`Map`} tabIndex={0}>
      <div className={styles.ground} style={{ width, height }}>
        <svg width={width} height={height} aria-hidden className={styles.lines}>
          <defs>
            <marker id={arrow} viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M0 0 8 4 0 8Z" className={styles.head} />
            </marker>
          </defs>
          {lines.map(({ key, path }) => (
            <path key={key} d={path} markerEnd={`url(#${arrow})`} className={styles.line} />
          ))}
        </svg>
        {items.map(({ slug, name, isEnd, isFlawed }, index) => {
          const { x, y } = place(places.get(slug) ?? { column: 0, row: 0 });
          return (
            <button
              key={slug}
              type="button"
              className={styles.item}
              data-end={isEnd || undefined}
              data-flawed={isFlawed || undefined}
              style={{ left: x, top: y, width: WIDTH, height: HEIGHT }}
              aria-label={[`${index + 1}. ${name}`, isEnd && t`end`, isFlawed && t`to be mended`]
                .filter(Boolean)
                .join(", ")}
              onClick={() => onGo(index + 1)}
            >
              {isFlawed && <TriangleAlert size={16} aria-hidden />}
              <span className={styles.name}>
                {index + 1}. {name}
              </span>
            </button>
          );
        })}
      </div>
    </figure>
  );
}

/** Straight to the next column; around the items to an earlier column or the same one. */
function drawLine(from: LaidOut, to: LaidOut): string {
  const [start, end] = [place(from), place(to)];
  const [y1, y2] = [start.y + HEIGHT / 2, end.y + HEIGHT / 2];
  if (to.column > from.column) {
    const x1 = start.x + WIDTH;
    const bend = Math.min(ASIDE, (end.x - x1) / 2);
    return `M${x1} ${y1}C${x1 + bend} ${y1} ${end.x - bend} ${y2} ${end.x} ${y2}`;
  }
  const x = Math.max(start.x, end.x) + WIDTH;
  const out = x + ASIDE / 2;
  return `M${start.x + WIDTH} ${y1 + 4}C${out} ${y1 + 4} ${out} ${y2 + 8} ${end.x + WIDTH} ${y2 + 8}`;
}
