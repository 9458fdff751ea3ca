// Knows how large an element is drawn, and tells when that changes.
import { type RefObject, useLayoutEffect, useState } from "react";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const read = () => {
      const { offsetWidth: width, offsetHeight: height } = measured;
      setSize((former) => (former.width === width && former.height === height ? former : { width, height }));
    };
    const observer = new ResizeObserver(read);
    observer.observe(measured);
    read();
    return () => observer.disconnect();
  }, []);
  return size;
}
