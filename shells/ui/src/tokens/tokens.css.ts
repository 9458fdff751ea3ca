// Knows the whole of the look that components stand on: faces, ground rules, tokens.
import "./fonts.css.ts";
import "./base.css.ts";

export { vars } from "./contract.css.ts";
