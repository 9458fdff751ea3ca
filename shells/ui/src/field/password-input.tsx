// Knows how a secret is typed, and shown on request.
import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import * as styles from "./field.css.ts";
import { useFieldAttributes } from "./field-context.ts";

/** Give `autoComplete`: `current-password` or `new-password`, so that password managers help. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const attributes = useFieldAttributes();
  return (
    <div className={styles.input({ shape: "shell" })} data-invalid={"aria-invalid" in attributes ? "" : undefined}>
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...attributes}
        {...props}
        type={shown ? "text" : "password"}
        className={styles.bare}
      />
      <IconButton
        size="small"
        label={shown ? t`Hide the password` : t`Show the password`}
        icon={shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
