// Knows how an answer is typed: it is told when the learner pauses or goes on, not at every letter.
import { type ComponentProps, useEffect, useRef, useState } from "react";

/** Milliseconds without a letter that are a pause. */
const PAUSE = 600;

export interface AnswerInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur" | "onKeyDown"> {
  /** What is kept. */
  readonly value: string;
  readonly onWrite: (value: string) => void;
}

const isBlank = (text: string): boolean => text.trim() === "";

/** Of a box of one line, or of several. */
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
  // What waits is told with its page's end. Where another page was shown first, as by the browser's Back, the answer is
  // to none of that one, and what was typed since the last pause is lost: every other way out leaves the field first.
  useEffect(() => () => tell(), []);
  return {
    value: typed ?? value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      window.clearTimeout(timer.current);
      waiting.current = target.value;
      setTyped(target.value);
      // Whether there is an answer is known at once: the game can be checked, or no longer.
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
