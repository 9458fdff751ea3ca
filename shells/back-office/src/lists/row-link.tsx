// Knows how the name of a row leads to a page: a plain link. A router's link follows every change of the address, once
// for each row.
import { type NavigateOptions, useRouter } from "@tanstack/react-router";
import type { ComponentPropsWithRef, MouseEvent } from "react";

export interface RowLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  readonly to: NavigateOptions;
}

/** Keys that open a link elsewhere. */
const isElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

export function RowLink({ to, onClick, ...rest }: RowLinkProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={router.history.createHref(router.buildLocation(to).publicHref)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isElsewhere(event)) return;
        event.preventDefault();
        void router.navigate(to);
      }}
    />
  );
}
