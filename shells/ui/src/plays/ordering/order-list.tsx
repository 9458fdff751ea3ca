// Knows how things are put in order: each line is moved by its arrows, or picked up and placed.
import type { Verdict } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import { PickAndPlace } from "../common/pick-and-place/pick-and-place.tsx";
import * as styles from "./ordering.css.ts";
import { Row } from "./row.tsx";

export interface OrderListProps {
  /** Their names by their slugs. */
  readonly names: ReadonlyMap<string, string>;
  /** Slugs, as they stand. */
  readonly order: readonly string[];
  readonly isDone: boolean;
  /** Of each place; null where nothing is told. */
  readonly verdicts: readonly (Verdict | null)[];
  readonly onOrder: (order: readonly string[]) => void;
}

export function OrderList({ names, order, isDone, verdicts, onOrder }: OrderListProps) {
  const { t } = useLingui();
  return (
    <PickAndPlace
      isDone={isDone}
      nameOf={(step) => names.get(step) ?? ""}
      nameOfPlace={(place) => t`place ${Number(place) + 1} of ${order.length}`}
      onPlace={(step, place) => onOrder(moveTo(order, step, Number(place)))}
    >
      <ol className={styles.rows}>
        {order.map((step, at) => (
          <Row
            key={step}
            step={step}
            name={names.get(step) ?? ""}
            at={at}
            count={order.length}
            isDone={isDone}
            verdict={verdicts[at] ?? null}
            onMove={(by) => onOrder(moveTo(order, step, at + by))}
          />
        ))}
      </ol>
    </PickAndPlace>
  );
}

function moveTo(order: readonly string[], step: string, place: number): readonly string[] {
  const others = order.filter((one) => one !== step);
  return [...others.slice(0, place), step, ...others.slice(place)];
}
