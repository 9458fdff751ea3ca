// Knows how a part is drawn as another element than its own, and keeps what both were given: a router's link that looks
// like a button.
import {
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type Ref,
  type RefCallback,
  useMemo,
} from "react";
import { mergeProps } from "./merge-props.ts";

interface Drawn extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement> | undefined;
}
export interface RenderedProps extends Drawn {
  /** What is drawn, with all that this one was given. */
  readonly render: ReactElement;
}

export function Rendered({ render, ref, ...given }: RenderedProps) {
  const element = isValidElement<Drawn>(render) ? render : null;
  const own = element?.props.ref;
  const both = useMemo(() => joinRefs(ref, own), [ref, own]);
  return element && cloneElement(element, { ...mergeProps(given, element.props), ...(both && { ref: both }) });
}

function joinRefs(one: Ref<HTMLElement> | undefined, other: Ref<HTMLElement> | undefined): Ref<HTMLElement> {
  if (!one || !other) return one ?? other ?? null;
  return (node) => {
    const ends = [fill(one, node), fill(other, node)];
    return () => {
      for (const end of ends) end();
    };
  };
}
function fill(ref: Exclude<Ref<HTMLElement>, null>, node: Parameters<RefCallback<HTMLElement>>[0]): () => void {
  if (typeof ref !== "function") {
    ref.current = node;
    return () => {
      ref.current = null;
    };
  }
  const end = ref(node);
  return typeof end === "function" ? end : () => void ref(null);
}
