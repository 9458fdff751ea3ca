// Knows how one thing is ticked, or a group of things in part; and how a setting is turned on at once.
import * as Ariakit from "@ariakit/react";
import type { ReactNode } from "react";
import * as styles from "./choice.css.ts";

export interface CheckboxProps {
  /** `mixed`: some of the things that it stands for. */
  readonly checked: boolean | "mixed";
  readonly onCheckedChange: (checked: boolean) => void;
  readonly children?: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  /** The name, where no words stand beside it: in a table. */
  readonly "aria-label"?: string | undefined;
}

export function Checkbox({ checked, onCheckedChange, children, help, disabled = false, ...rest }: CheckboxProps) {
  // A box of the browser itself: a list has one in each row.
  const box = (
    <input
      type="checkbox"
      {...dropUndefined(rest)}
      ref={checked === "mixed" ? showMixed : showWhole}
      disabled={disabled}
      checked={checked === true}
      className={styles.mark({ kind: "check" })}
      onChange={(event) => onCheckedChange(event.target.checked)}
    />
  );
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
  if (!children) return <label className={styles.alone}>{box}</label>;
  return <Labelled control={box} label={children} help={help} />;
}

/** That it stands for some of them is no attribute. */
const showMixed = (box: HTMLInputElement | null): void => show(box, true);
const showWhole = (box: HTMLInputElement | null): void => show(box, false);
function show(box: HTMLInputElement | null, isMixed: boolean): void {
  if (box) box.indeterminate = isMixed;
}

export interface SwitchProps extends Omit<CheckboxProps, "checked"> {
  readonly checked: boolean;
}

/** For a setting that acts at once; a choice that waits for a button is a `Checkbox`. */
export function Switch({ checked, onCheckedChange, children, help, disabled = false, ...rest }: SwitchProps) {
  const track = (
    <Ariakit.Checkbox
      {...dropUndefined(rest)}
      disabled={disabled}
      role="switch"
      checked={checked}
      className={styles.track}
      onChange={(event) => onCheckedChange(event.target.checked)}
    />
  );
  if (!children) return track;
  return <Labelled control={track} label={children} help={help} />;
}

/** An absent attribute must not be passed at all: an empty name would hide the words beside the box. */
const dropUndefined = (rest: { name?: string | undefined; "aria-label"?: string | undefined }) => ({
  ...(rest.name === undefined ? {} : { name: rest.name }),
  ...(rest["aria-label"] === undefined ? {} : { "aria-label": rest["aria-label"] }),
});

function Labelled(props: { readonly control: ReactNode; readonly label: ReactNode; readonly help: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, given by the caller
    <label className={styles.choice}>
      {props.control}
      <span className={styles.words}>
        <span>{props.label}</span>
        {props.help && <span className={styles.note}>{props.help}</span>}
      </span>
    </label>
  );
}
