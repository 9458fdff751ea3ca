// Knows a small preview of a mail in a look: programs that show mail only have the light scheme.
import { createMailLook } from "@academiz/domain/theme";
import { Trans } from "@lingui/react/macro";
import * as styles from "./preview.css.ts";

export function PreviewMail({ name, theme }: { readonly name: string; readonly theme: unknown }) {
  const look = createMailLook(theme);
  const corner = `${look.radius}px`;
  return (
    <div className={styles.mail} style={{ background: look.ground, color: look.text }}>
      <div style={{ background: look.surface, borderRadius: corner, overflow: "hidden" }}>
        <p style={{ background: look.brand, color: look.onBrand, padding: "12px 16px", fontWeight: 700 }}>{name}</p>
        <div className={styles.inside}>
          <p>
            <Trans>An account is waiting for you. Choose its password to activate it.</Trans>
          </p>
          <p>
            <span
              style={{
                display: "inline-block",
                padding: "8px 16px",
                borderRadius: corner,
                background: look.action,
                color: look.onAction,
              }}
            >
              <Trans>Activate my account</Trans>
            </span>
          </p>
          <p style={{ color: look.quiet }}>
            <Trans>This link works once, for 7 days.</Trans>
          </p>
        </div>
      </div>
    </div>
  );
}
