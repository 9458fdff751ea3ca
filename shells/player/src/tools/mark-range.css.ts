import { vars } from "@academiz/ui/tokens";
import { globalStyle } from "@vanilla-extract/css";

const { color } = vars;

globalStyle("::highlight(academiz-sentence)", {
  backgroundColor: color.warningContainer,
  color: color.onWarningContainer,
});
globalStyle("::highlight(academiz-word)", {
  backgroundColor: color.onWarningContainer,
  color: color.warningContainer,
});
globalStyle("::highlight(academiz-found)", {
  backgroundColor: color.warningContainer,
  color: color.onWarningContainer,
});
