// Knows how a press filters a list, and another press takes the filter away.

import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export interface FilterChipProps {
  readonly isOn: boolean;
  readonly icon?: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export const FilterChip = ({ isOn, icon, onPress, children }: FilterChipProps) => (
  <Button size="small" variant={isOn ? "secondary" : "quiet"} aria-pressed={isOn} icon={icon} onClick={onPress}>
    {children}
  </Button>
);
