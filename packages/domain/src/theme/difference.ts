// Knows how different two colours are to the eye, whatever their contrast.
import { argbFromHex, Cam16 } from "@material/material-color-utilities";

/**
 * The difference from which two colours that stand beside each other are two: many times the least that the eye sees.
 */
export const PERCEPTIBLE = 6;
/** The difference from which a colour is not taken for the other where it is seen alone. */
export const UNMISTAKABLE = 9;

/**
 * The distance of two colours `#RRGGBB` in CAM16-UCS, in any order: 0 for the same, about 1 for the least that is seen,
 * 24 from black to white.
 */
export const measureDifference = (one: string, other: string): number => read(one).distance(read(other));

const read = (hex: string): Cam16 => Cam16.fromInt(argbFromHex(hex));
