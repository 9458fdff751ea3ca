// Knows the whole foundation of the components' look: faces, base styles, tokens.
import "./fonts.css.ts";
import "./base.css.ts";

export { vars } from "./contract.css.ts";
