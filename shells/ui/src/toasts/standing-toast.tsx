// Knows a toast that stays as long as its message is true.
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Pressable } from "../pressable/pressable.tsx";
import * as styles from "./toasts.css.ts";

export interface StandingToastProps {
  /** `alert` interrupts a screen reader, `status` waits for it. */
  readonly role: "alert" | "status";
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly action?: { readonly label: ReactNode; readonly run: () => void } | undefined;
}

export const StandingToast = ({ role, icon, children, action }: StandingToastProps) =>
  createPortal(
    <div role={role} data-toasts className={styles.region({ place: "center" })}>
      <div className={styles.toast}>
        {icon}
        <span className={styles.text}>{children}</span>
        {action && (
          <Pressable className={styles.action} onClick={action.run}>
            {action.label}
          </Pressable>
        )}
      </div>
    </div>,
    document.body,
  );
