// Knows the buttons that align and spread the chosen nodes of a graph.
import { useLingui } from "@lingui/react/macro";
import { Panel } from "@xyflow/react";
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  type LucideIcon,
} from "lucide-react";
import { IconButton } from "../../button/icon-button.tsx";
import { Toolbar, ToolbarItem } from "../../toolbar/toolbar.tsx";
import * as styles from "./align-bar.css.ts";
import { type Alignment, alignPlaces, type Places } from "./align-places.ts";

export interface AlignBarProps {
  /** The places of the chosen nodes: two at least. */
  readonly places: Places;
  readonly onAlign: (places: Places) => void;
}

export function AlignBar({ places, onAlign }: AlignBarProps) {
  const { t } = useLingui();
  const buttons: readonly (readonly [how: Alignment, label: string, icon: LucideIcon])[] = [
    ["left", t`Align on the left`, AlignStartVertical],
    ["centre", t`Align in the centre`, AlignCenterVertical],
    ["right", t`Align on the right`, AlignEndVertical],
    ["top", t`Align at the top`, AlignStartHorizontal],
    ["middle", t`Align in the middle`, AlignCenterHorizontal],
    ["bottom", t`Align at the bottom`, AlignEndHorizontal],
    ["across", t`Spread from left to right`, AlignHorizontalDistributeCenter],
    ["down", t`Spread from top to bottom`, AlignVerticalDistributeCenter],
  ];
  return (
    <Panel position="top-left" className={styles.place}>
      <Toolbar label={t`Align what is chosen`} className={styles.bar}>
        {buttons.map(([how, label, Icon]) => (
          <ToolbarItem key={how}>
            <IconButton
              label={label}
              size="small"
              icon={<Icon size={20} aria-hidden />}
              onClick={() => onAlign(alignPlaces(places, how))}
            />
          </ToolbarItem>
        ))}
      </Toolbar>
    </Panel>
  );
}
