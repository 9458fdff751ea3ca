// Knows where the course menu is on a phone: behind a button, along the edge.
import { Drawer } from "@academiz/ui";
import type { ReactNode } from "react";

export interface MenuDrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function MenuDrawer({ title, onClose, children }: MenuDrawerProps) {
  return (
    <Drawer open place="start" title={title} onClose={onClose}>
      {children}
    </Drawer>
  );
}
