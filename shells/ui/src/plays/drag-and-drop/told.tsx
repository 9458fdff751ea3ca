// Knows the feedback on judged things: where misplaced ones belong, and what their author says.
import type { DraggedView, ZoneView } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import { Why } from "../common/why.tsx";
import * as styles from "./drag-and-drop.css.ts";

export interface ToldProps {
  readonly items: readonly DraggedView[];
  readonly zones: readonly ZoneView[];
  readonly isDone: boolean;
}

export function Told({ items, zones, isDone }: ToldProps) {
  const { t } = useLingui();
  // In training a wrong thing is tried again: where it belongs is shown at the end.
  const told = items.filter(
    ({ verdict, explanation }) =>
      (verdict === "right" && explanation !== "") || (verdict !== null && verdict !== "right" && isDone),
  );
  if (told.length === 0) return null;
  const nameZones = (own: readonly string[]) =>
    own.length === 0
      ? t`nowhere`
      : zones
          .filter(({ slug }) => own.includes(slug))
          .map(({ name, number }) => name || t`Zone ${number}`)
          .join(", ");
  return (
    <ul className={styles.told}>
      {told.map(({ slug, name, zones: own, verdict, explanation }) => (
        <li key={slug}>
          <span className={styles.note}>{name}</span>
          <Why verdict={verdict ?? "wrong"} right={nameZones(own)} explanation={explanation} />
        </li>
      ))}
    </ul>
  );
}
