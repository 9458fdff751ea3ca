import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { CALM, grid } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

/** Both sides share one place: nothing moves when a card is turned. Presses pass through to the button below. */
export const sides = recipe({
  base: {
    position: "relative",
    zIndex: 1,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    pointerEvents: "none",
    perspective: grid(240),
  },
});
export const side = recipe({
  base: {
    gridArea: "1 / 1",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "center",
    minWidth: 0,
    backfaceVisibility: "hidden",
    transition: "transform 180ms ease-out, opacity 180ms ease-out",
  },
  variants: {
    isShown: { true: { opacity: 1 }, false: { opacity: 0 } },
    isFront: { true: {}, false: {} },
    fades: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { isShown: false, isFront: true, fades: false },
      style: { transform: "rotateY(180deg)", "@media": { [CALM]: { transform: "none" } } },
    },
    {
      variants: { isShown: false, isFront: false, fades: false },
      style: { transform: "rotateY(-180deg)", "@media": { [CALM]: { transform: "none" } } },
    },
  ],
});
export const back = style({ padding: grid(4), color: vars.color.onSurface });
export const tight = style([back, { padding: grid(2), fontSize: vars.size.small }]);
globalStyle(`${tight} > *`, { fontSize: vars.size.small });
/** A list inside a list of cards keeps its bullets. */
globalStyle(`${back} ul`, { listStyle: "disc" });
globalStyle(`${back} :is(a, audio, video, summary)`, { pointerEvents: "auto" });
