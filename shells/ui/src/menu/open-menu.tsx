// Knows the items of a menu that comes late: they stand beside its button, take the focus and give it back.
import * as Ariakit from "@ariakit/react";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "../floating/floating.css.ts";
import type { MenuOpening } from "./use-menu-opening.ts";

export interface OpenMenuProps extends MenuOpening {
  readonly placement?: Ariakit.MenuStoreProps["placement"] | undefined;
  /** `MenuItem`, `MenuSeparator`, `MenuGroup`. */
  readonly children: ReactNode;
}

export function OpenMenu({ isOpen, anchor, focused, onClose, placement = "bottom-start", children }: OpenMenuProps) {
  const close = useRef(onClose);
  close.current = onClose;
  const store = Ariakit.useMenuStore({
    placement,
    setOpen: (open) => {
      if (!open) close.current();
    },
  });
  useEffect(() => {
    if (!isOpen) return store.hide();
    store.setAnchorElement(anchor);
    store.setDisclosureElement(anchor);
    store.setAutoFocusOnShow(true);
    store.setInitialFocus(focused);
    store.show();
  }, [store, isOpen, anchor, focused]);
  return (
    <Ariakit.Menu store={store} gutter={4} portal unmountOnHide aria-labelledby={anchor.id} className={styles.popover}>
      {children}
    </Ariakit.Menu>
  );
}
