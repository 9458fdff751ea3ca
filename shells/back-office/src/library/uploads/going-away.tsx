// Knows how a finished message disappears by itself, but neither under a pointer nor while it has the focus.
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Milliseconds. */
const STAY = 8_000;

export interface GoingAwayProps {
  readonly label: string;
  readonly className: string;
  /** True once everything was said. */
  readonly isOver: boolean;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/** A region. Each time somebody leaves it, the whole time starts again. */
export function GoingAway({ label, className, isOver, onEnd, children }: GoingAwayProps) {
  const region = useRef<HTMLElement>(null);
  const [isPointed, setPointed] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const { current } = region;
    if (!isOver || isPointed || !current) return;
    let timer = 0;
    const begin = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(tryEnd, STAY);
    };
    // A button that goes away with the focus fires no event, so the focus is looked up.
    const tryEnd = () => (current.matches(":focus-within") ? begin() : end.current());
    begin();
    current.addEventListener("focusout", begin);
    return () => {
      window.clearTimeout(timer);
      current.removeEventListener("focusout", begin);
    };
  }, [isOver, isPointed]);
  return (
    <section
      ref={region}
      aria-label={label}
      className={className}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      {children}
    </section>
  );
}
