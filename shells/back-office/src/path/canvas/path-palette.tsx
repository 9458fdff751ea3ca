// Knows the palette beside a path's map: what may be added, by a press or by dragging it onto a line or a step.
import type { NodeKind, Path, PathSpot } from "@academiz/domain/paths";
import { Button, Toolbar, ToolbarItem } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { listOffered, OFFERED } from "../adding/add-items.tsx";
import { NodeIcon } from "../node-icon.tsx";
import { useNodeWords } from "../node-words.ts";
import * as styles from "./canvas.css.ts";

export interface PathPaletteProps {
  readonly path: Path;
  /** Where a press adds; null: nowhere. */
  readonly spot: PathSpot | null;
  readonly onAdd: (spot: PathSpot, kind: NodeKind) => void;
  /** Null: it was let go. */
  readonly onDrag: (kind: NodeKind | null) => void;
}

export function PathPalette({ path, spot, onAdd, onDrag }: PathPaletteProps) {
  const { t } = useLingui();
  const { ofKind } = useNodeWords();
  const offered = spot ? listOffered(path, spot) : [];
  const short: Readonly<Record<(typeof OFFERED)[number], string>> = {
    ...{ learniz: t`Product`, section: t`Several products`, EMAIL: t`Mail`, END: t`End` },
    ...{ AND: t`AND`, OR: t`OR`, IF: t`IF` },
  };
  return (
    <Toolbar label={t`Add a step`} className={styles.palette}>
      {OFFERED.map((kind) => {
        const name = kind === "learniz" ? t`A product` : ofKind(kind);
        const mayStand = offered.includes(kind);
        return (
          <ToolbarItem key={kind}>
            <Button
              size="small"
              draggable
              className={styles.piece}
              icon={<NodeIcon kind={kind} />}
              title={mayStand ? name : t`${name}: it cannot come here; drag it onto a line or another step`}
              // A disabled button could not be dragged to where it is allowed.
              aria-disabled={!mayStand}
              onClick={() => mayStand && spot && onAdd(spot, kind)}
              onDragStart={(event) => {
                event.dataTransfer.setData("text/plain", kind);
                event.dataTransfer.effectAllowed = "copy";
                onDrag(kind);
              }}
              onDragEnd={() => onDrag(null)}
            >
              {short[kind]}
            </Button>
          </ToolbarItem>
        );
      })}
    </Toolbar>
  );
}
