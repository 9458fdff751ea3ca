// Knows the rules of a password in words, each with its state, visible and spoken (§2.43, §2.54–§2.55).
import { type CheckState, checkPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@academiz/domain/identity";
import { useLingui } from "@lingui/react/macro";
import { Check, Circle, Minus } from "lucide-react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./password-checklist.css.ts";

export interface PasswordChecklistProps {
  readonly password: string;
  /** The complete login: a part of it must not stand in the password. */
  readonly identifier: string;
}

export function PasswordChecklist({ password, identifier }: PasswordChecklistProps) {
  const { t } = useLingui();
  const states = checkPassword(password, identifier);
  const missing = Object.values(states).filter((state) => state === "is-ko").length;
  return (
    <div>
      <ul className={styles.list} aria-label={t`Rules of the password`}>
        <Rule state={states.length} words={t`${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`} />
        <Rule state={states.complexity} words={t`Four kinds of characters:`} />
        <Rule inner state={states.lowercase} words={t`a lower-case letter`} />
        <Rule inner state={states.uppercase} words={t`an upper-case letter`} />
        <Rule inner state={states.digit} words={t`a digit`} />
        <Rule inner state={states.special} words={t`a special character`} />
        <Rule state={states.differentFromLogin} words={t`No four characters in a row of the login`} />
        <Rule state={states.uncommon} words={t`Not one of the passwords that everyone tries first`} />
      </ul>
      <div role="status">
        {password !== "" && missing === 0 && <VisuallyHidden>{t`The password follows all rules.`}</VisuallyHidden>}
      </div>
    </div>
  );
}

const ICONS = { "is-ok": Check, "is-ko": Circle, "is-not-required": Minus };

interface RuleProps {
  readonly state: CheckState;
  readonly words: string;
  /** True for a part of the rule before it. */
  readonly inner?: boolean;
}

function Rule({ state, words, inner = false }: RuleProps) {
  const { t } = useLingui();
  const Icon = ICONS[state];
  const told = { "is-ok": t`followed`, "is-ko": t`not followed yet`, "is-not-required": t`not asked for` };
  return (
    <li className={styles.rule({ state, inner })} data-state={state}>
      <Icon size={16} aria-hidden className={styles.mark} />
      <span>
        {words}
        <VisuallyHidden> ({told[state]})</VisuallyHidden>
      </span>
    </li>
  );
}
