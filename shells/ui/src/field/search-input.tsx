// Knows how people search as they type.
import { useLingui } from "@lingui/react/macro";
import { Search, X } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { IconButton } from "../button/icon-button.tsx";
import * as styles from "./field.css.ts";

export interface SearchInputProps extends Omit<ComponentProps<"input">, "type" | "value" | "onChange"> {
  /** What is searched, spoken and shown in the empty box: "Search users". */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Escape or the cross empties it and keeps the focus there. */
export function SearchInput({ label, value, onValueChange, ...rest }: SearchInputProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onValueChange("");
    input.current?.focus();
  };
  return (
    <div className={styles.input({ shape: "shell" })}>
      <span className={styles.adornment}>
        <Search size={20} aria-hidden />
      </span>
      <input
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        placeholder={rest.placeholder ?? label}
        value={value}
        className={styles.bare}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && value) {
            event.preventDefault();
            event.stopPropagation();
            clear();
          }
          rest.onKeyDown?.(event);
        }}
      />
      {value && (
        <IconButton size="small" label={t`Clear the search`} icon={<X size={20} aria-hidden />} onClick={clear} />
      )}
    </div>
  );
}
