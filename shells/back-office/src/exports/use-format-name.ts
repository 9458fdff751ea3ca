// Knows the names of the formats of a package.
import type { ExportOptions } from "@academiz/application/ports";
import { useLingui } from "@lingui/react/macro";

export function useFormatName(format: ExportOptions["format"]): string {
  const { t } = useLingui();
  switch (format) {
    case "1.2":
      return "SCORM 1.2";
    case "2004":
      return t`SCORM 2004, 4th edition`;
    case "2004-3rd":
      return t`SCORM 2004, 3rd edition`;
    case "web":
      return t`Web pages`;
  }
}
