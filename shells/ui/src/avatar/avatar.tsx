// Knows how a person is shown small: their picture, or their initials on a tint that is always theirs.
import * as styles from "./avatar.css.ts";

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  /** False where the name stands beside it, so that it is not read out twice. */
  readonly named?: boolean | undefined;
}

export function Avatar({ name, src, size = "medium", named = true }: AvatarProps) {
  const label = named ? ({ role: "img", "aria-label": name } as const) : ({ "aria-hidden": true } as const);
  return (
    <span {...label} className={styles.avatar({ size, tint: pickTint(name) })}>
      {src ? <img src={src} alt="" className={styles.picture} /> : readInitials(name)}
    </span>
  );
}

const TINTS = [0, 1, 2, 3, 4] as const;
const pickTint = (name: string): (typeof TINTS)[number] =>
  TINTS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS.length] ?? 0;

function readInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}
