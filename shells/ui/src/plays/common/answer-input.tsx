// Knows how an answer is typed: it is passed on when the learner pauses or leaves the field, not at every letter.
import { type ComponentProps, useEffect, useRef, useState } from "react";

/** How many milliseconds without a letter count as a pause. */
const PAUSE = 600;

export interface AnswerInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur" | "onKeyDown"> {
  /** The stored answer. */
  readonly value: string;
  readonly onWrite: (value: string) => void;
}

const isBlank = (text: string): boolean => text.trim() === "";

/** The state of an input of one line, or of several. */
export function useTyped({ value, onWrite }: Pick<AnswerInputProps, "value" | "onWrite">) {
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<string | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const write = useRef(onWrite);
  useEffect(() => {
    write.current = onWrite;
  });
  const tell = () => {
    window.clearTimeout(timer.current);
    const text = waiting.current;
    waiting.current = null;
    setTyped(null);
    if (text !== null) write.current(text);
  };
  // A waiting answer is passed on when its page ends. Where another page was shown first, as by the browser's Back,
  // that page refuses it, and what was typed since the last pause is lost: every other way out leaves the field first.
  useEffect(() => () => tell(), []);
  return {
    value: typed ?? value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      window.clearTimeout(timer.current);
      waiting.current = target.value;
      setTyped(target.value);
      // It is known at once whether there is an answer, so that the game can be checked, or no longer.
      if (isBlank(target.value) !== isBlank(value)) tell();
      else timer.current = window.setTimeout(tell, PAUSE);
    },
    tell,
  };
}

export function AnswerInput({ value, onWrite, ...props }: AnswerInputProps) {
  const { tell, ...typed } = useTyped({ value, onWrite });
  return (
    <input
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      {...typed}
      onBlur={tell}
      onKeyDown={({ key }) => key === "Enter" && tell()}
    />
  );
}
