// Knows how a question or a small task stands before the page until it is answered. Escape closes the topmost only.
import * as Ariakit from "@ariakit/react";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { button } from "../button/button.css.ts";
import * as styles from "../floating/floating.css.ts";

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the cross, or a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode;
  /** At most 440, 600 or 960 px wide; the whole width from below on a phone. */
  readonly size?: "small" | "medium" | "large" | undefined;
  /** `end` and `start` are drawers along the edge. */
  readonly place?: "center" | "start" | "end" | undefined;
  /** False where a press outside would lose what was typed. */
  readonly closeOnOutside?: boolean | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: "dialog" | "alertdialog" | undefined;
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = "medium", place = "center" } = props;
  const { closeOnOutside = true, initialFocus, role = "dialog" } = props;
  const { t } = useLingui();
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLElement>(null);
  const [menuButton] = useState(findMenuButton);
  // The cross comes first on screen, but nobody opens a dialog to close it: the first control of the task takes the
  // focus.
  const focusTask = (): boolean => {
    const first = [body, foot].map(({ current }) => current && findFocusable(current)).find(Boolean);
    if (initialFocus || !first) return true;
    first.focus();
    return false;
  };
  return (
    <Ariakit.Dialog
      open={open}
      onClose={onClose}
      role={role}
      unmountOnHide
      hideOnInteractOutside={closeOnOutside}
      getPersistentElements={findToasts}
      backdrop={<div className={styles.backdrop} />}
      className={styles.dialog({ place, size })}
      autoFocusOnShow={focusTask}
      autoFocusOnHide={(opener) => returnFocus(opener ?? menuButton)}
      {...(initialFocus ? { initialFocus: initialFocus as RefObject<HTMLElement> } : {})}
    >
      <header className={styles.header}>
        <div className={styles.headings}>
          <Ariakit.DialogHeading className={styles.title}>{title}</Ariakit.DialogHeading>
          {description && (
            <Ariakit.DialogDescription render={<div />} className={styles.description}>
              {description}
            </Ariakit.DialogDescription>
          )}
        </div>
        {/* No tooltip: it would take the first Escape of a dialog that opens with the focus here. */}
        <Ariakit.DialogDismiss
          aria-label={t`Close`}
          className={button({ variant: "quiet", size: "small", square: true })}
        >
          <X size={20} aria-hidden />
        </Ariakit.DialogDismiss>
      </header>
      {children && (
        <div ref={body} className={styles.body}>
          {children}
        </div>
      )}
      {footer && (
        <footer ref={foot} className={styles.footer}>
          {footer}
        </footer>
      )}
    </Ariakit.Dialog>
  );
}

/** Toasts that appear while a dialog is open can be read and answered without closing it. */
const findToasts = () => document.querySelectorAll("[data-toasts]");

/** The button of the menu whose item opens the dialog, since the menu closes; null where something else opens it. */
function findMenuButton(): HTMLElement | null {
  const menu = document.activeElement?.closest("[role=menu]");
  return document.getElementById(menu?.getAttribute("aria-labelledby") ?? "");
}

/**
 * Gives the focus back without scrolling: the page stays where it was read, also when the opener is in a sticky header.
 */
function returnFocus(opener: HTMLElement | null): boolean {
  opener?.focus({ preventScroll: true });
  return opener === null;
}

const findFocusable = (inside: HTMLElement): HTMLElement | null =>
  inside.querySelector<HTMLElement>(
    "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']",
  );

/** A panel along an edge: navigation on a phone, details beside a list. */
export function Drawer(props: Omit<DialogProps, "size" | "place"> & { readonly place?: "start" | "end" | undefined }) {
  return <Dialog {...props} place={props.place ?? "end"} />;
}
