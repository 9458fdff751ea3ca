// Knows the course menu on a phone: a drawer along the edge, behind a button.
import type { ReactNode } from "react";
import { PlayerDialog } from "../dialog/player-dialog.tsx";

export interface MenuDrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function MenuDrawer({ title, onClose, children }: MenuDrawerProps) {
  return (
    <PlayerDialog place="start" title={title} onClose={onClose}>
      {children}
    </PlayerDialog>
  );
}
