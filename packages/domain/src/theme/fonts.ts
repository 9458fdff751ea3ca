// Knows the families that the product brings itself: no other host is asked for one (§9.54, §9.55).

/** By their letters; each stands in `shells/ui`, Latin, in all weights. */
export const FONTS = ["Atkinson Hyperlegible Next", "DM Sans", "Inter", "Lora", "Montserrat", "Nunito Sans"] as const;
