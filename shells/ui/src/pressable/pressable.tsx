// Knows what every button does beside its look: by keyboard, by pointer and while it is disabled. A link in its place
// does the same.
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
  useRef,
} from "react";
import { Rendered } from "./rendered.tsx";

export interface PressableProps extends ComponentPropsWithRef<"button"> {
  /** Drawn in place of a button: `<a href="…" />`, or a router's link. */
  readonly render?: ReactElement | undefined;
  /** It keeps its place in the order of Tab while it is disabled, so that it can say why. */
  readonly accessibleWhenDisabled?: boolean | undefined;
}

/** Safari gives no focus to a button that is clicked, unless it has a place in the order of Tab by itself. */
const OWN_PLACE = typeof navigator !== "undefined" && /apple/i.test(navigator.vendor) ? { tabIndex: 0 } : {};

export function Pressable({ render, disabled = false, accessibleWhenDisabled = false, ...props }: PressableProps) {
  const state = disabled ? writeDisabled(props, accessibleWhenDisabled, render !== undefined) : {};
  const pressed = usePressBySpace(props, disabled);
  if (render) return <Rendered {...props} {...state} {...pressed} render={render} />;
  return <button type="button" {...OWN_PLACE} {...props} {...state} />;
}

type Props = ComponentPropsWithRef<"button">;

/** What a disabled one is given; a toolbar around it reads the attribute. */
function writeDisabled(props: Props, isReached: boolean, isLink: boolean) {
  return {
    "aria-disabled": true,
    "data-truly-disabled": !isReached,
    onClickCapture: stopAfter(props.onClickCapture),
    onAuxClickCapture: stopAfter(props.onAuxClickCapture),
    onMouseDownCapture: stopAfter(props.onMouseDownCapture),
    ...(!isReached && {
      style: { pointerEvents: "none", ...props.style } as const,
      ...(isLink ? { tabIndex: -1 } : { disabled: true }),
    }),
  };
}
const stopAfter =
  <Told extends SyntheticEvent>(hear: ((event: Told) => void) | undefined) =>
  (event: Told): void => {
    hear?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

/** A link that looks like a button is pressed by Space too. */
function usePressBySpace({ onKeyDown, onKeyUp, onBlur }: Props, disabled: boolean) {
  const isHeld = useRef(false);
  const hold = (element: Element, isSo: boolean): void => {
    isHeld.current = isSo;
    element.toggleAttribute("data-active", isSo);
  };
  return {
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      onKeyDown?.(event);
      if (event.key !== " " || disabled || event.defaultPrevented || event.target !== event.currentTarget) return;
      event.preventDefault();
      hold(event.currentTarget, true);
    },
    onKeyUp(event: KeyboardEvent<HTMLButtonElement>) {
      onKeyUp?.(event);
      if (event.key !== " " || !isHeld.current) return;
      hold(event.currentTarget, false);
      if (disabled || event.defaultPrevented) return;
      event.preventDefault();
      event.currentTarget.click();
    },
    onBlur(event: FocusEvent<HTMLButtonElement>) {
      onBlur?.(event);
      if (isHeld.current) hold(event.currentTarget, false);
    },
  };
}
