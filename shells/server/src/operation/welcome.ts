// Knows what the server prints once it is ready.

import type { Config } from "../config/config.ts";
import { isSameSite } from "../config/config-content.ts";
import { DEMO_PASSWORD, DEMO_PEOPLE } from "../demo/people.ts";
import type { Platform } from "../platform/compose.ts";
import type { Beginnings } from "./prepare-data.ts";

export interface Arrival extends Beginnings {
  readonly contentOrigin: string;
  /** False while another server on the same database keeps its documents elsewhere. */
  readonly isPlaceShared: boolean;
}

export function welcome(config: Config, database: Pick<Platform["database"], "warning">, arrival: Arrival): string {
  const { hasDemo, setupLink, contentOrigin, isPlaceShared } = arrival;
  const lines = [
    "",
    "  Academiz is ready.",
    "",
    `  Learners     ${config.publicUrl}/`,
    `  Back office  ${config.publicUrl}/admin/`,
    `  API          ${config.publicUrl}/api/docs`,
    `  Content      ${contentOrigin} (documents that can run script)`,
    `  Data         ${config.databaseUrl === undefined ? config.dataDir : "your PostgreSQL (DATABASE_URL)"}`,
    ...(config.bucket ? [`  Documents    the bucket ${config.bucket.bucket} (S3_BUCKET)`] : []),
    `  Mail         ${config.mail ? `leaves through ${new URL(config.mail.url).host}` : `stays in the outbox, ${config.publicUrl}/admin/mails (SMTP_URL is not set)`}`,
    ...(config.metrics
      ? [
          `  Metrics      port ${config.metrics.port} of ${config.metrics.host}, /metrics${config.metrics.token === null ? "" : " (METRICS_TOKEN)"}`,
        ]
      : []),
    ...(setupLink
      ? [
          "",
          "  Nobody can sign in yet. Open this link to create the first administrator. It works once:",
          `  ${setupLink}`,
        ]
      : []),
    ...(hasDemo ? ["", `  Demo logins (client demo, password ${DEMO_PASSWORD}):`, `  ${listLogins()}`] : []),
    ...(config.content.origin === null && config.publicUrl.startsWith("https:")
      ? [
          "",
          `  Warning: CONTENT_ORIGIN is not set: browsers look for documents that can run script at ${contentOrigin}`,
        ]
      : []),
    ...(isSameSite(contentOrigin, config.publicUrl)
      ? []
      : [
          "",
          `  Warning: ${contentOrigin} is another site than ${config.publicUrl}: browsers keep its cookies away, and whoever has the address of a package reads it`,
        ]),
    ...(config.unused.length > 0
      ? ["", `  Warning: set, but not used by this version: ${config.unused.join(", ")}`]
      : []),
    ...(isPlaceShared
      ? []
      : [
          "",
          "  Warning: another server on this database keeps its documents elsewhere: what is uploaded at one is missing at the other.",
          "  Give them one DATA_DIR/documents, or one bucket (S3_BUCKET).",
        ]),
    ...(database.warning ? ["", `  Warning: ${database.warning}`] : []),
    "",
    "  Ctrl+C stops it.",
    "",
  ];
  return `${lines.join("\n")}\n`;
}

const listLogins = (): string => DEMO_PEOPLE.map(({ login }) => login).join(", ");
