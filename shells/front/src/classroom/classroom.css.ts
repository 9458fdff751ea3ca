import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({ display: "grid", gap: grid(6), maxWidth: "800px", width: "100%", marginInline: "auto" });
export const header = style({ display: "grid", gap: grid(3), justifyItems: "start" });
export const title = style({ fontSize: vars.size.headline, overflowWrap: "anywhere" });
export const section = style({ display: "grid", gap: grid(3) });
export const sectionTitle = style({ fontSize: vars.size.title });
export const quiet = style({ color: color.onSurfaceVariant });
/** Keeps the line breaks of its author. */
export const description = style({ color: color.onSurfaceVariant, whiteSpace: "pre-line" });
export const trouble = style({ color: color.errorInk });
export const list = style({ display: "grid", gap: grid(3), margin: 0, padding: 0, listStyle: "none" });

const card = style({
  display: "grid",
  gap: grid(3),
  padding: grid(4),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  overflowWrap: "anywhere",
});
export const cards = styleVariants({
  plain: [card],
  now: [card, { borderColor: color.primary, boxShadow: vars.shadow.medium }],
});
export const cardHead = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const when = style({ flex: "1 1 240px", fontSize: vars.size.body, fontWeight: vars.weight.medium });
export const facts = style({ display: "grid", gap: grid(1), margin: 0 });
export const fact = style({
  display: "grid",
  gridTemplateColumns: `${grid(4)} minmax(0, 1fr)`,
  alignItems: "baseline",
  gap: grid(2),
});
// An icon stands on the line of its words, and a little below it.
globalStyle(`${fact} > svg`, {
  position: "relative",
  insetBlockStart: "0.2em",
  marginBlockEnd: `calc(-1 * ${grid(1)})`,
});
export const factText = style({ minWidth: 0 });
export const documents = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const document = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: grid(3),
  paddingBlock: grid(2),
  borderBottom: `1px solid ${color.outlineVariant}`,
  overflowWrap: "anywhere",
  "@media": { [PHONE]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
// On a phone the audience stands below the name.
globalStyle(`${document} > :last-child`, { "@media": { [PHONE]: { gridColumn: 2, justifySelf: "start" } } });
export const documentNote = style({ display: "block", fontSize: vars.size.small, color: color.onSurfaceVariant });
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: grid(2),
  ":empty": { display: "none" },
  "@media": { [PHONE]: { flexDirection: "column", alignItems: "stretch" } },
});

const note = style({
  display: "flex",
  alignItems: "flex-start",
  flexWrap: "wrap",
  gap: grid(3),
  padding: grid(4),
  borderRadius: vars.radius.medium,
});
export const noteText = style({ flex: "1 1 240px", minWidth: 0 });
export const notes = styleVariants({
  done: [note, { background: color.successContainer, color: color.onSuccessContainer }],
  waiting: [note, { background: color.warningContainer, color: color.onWarningContainer }],
  refused: [note, { background: color.errorContainer, color: color.onErrorContainer }],
});

export const form = style({ display: "grid", gap: grid(4) });
export const code = style({
  fontFamily: "ui-monospace, monospace",
  fontSize: vars.size.title,
  letterSpacing: "0.1em",
  textTransform: "uppercase",
});
export const drawing = style({ display: "grid", gap: grid(2) });
export const video = style({
  display: "block",
  width: "100%",
  maxHeight: "40vh",
  objectFit: "cover",
  borderRadius: vars.radius.small,
  background: color.surfaceHigh,
});
