// Knows the password checklist as the specification words it (§5.4–§5.20), character by character.

/** The rules of a password (§5.4–§5.17). */
export type PasswordRule =
  | "length"
  | "complexity"
  | "lowercase"
  | "uppercase"
  | "digit"
  | "special"
  | "differentFromLogin";
/** The state of a rule: followed, broken, or not asked of this password (§4.28). */
export type RuleState = "is-ok" | "is-ko" | "is-not-required";

/**
 * §5.7–§5.10. A special character is a non-word character or the underscore: all that is neither letter a–z, A–Z nor
 * digit.
 */
function classify(character: string): "lowercase" | "uppercase" | "digit" | "special" {
  if (character >= "a" && character <= "z" && character.length === 1) return "lowercase";
  if (character >= "A" && character <= "Z" && character.length === 1) return "uppercase";
  if (character >= "0" && character <= "9" && character.length === 1) return "digit";
  return "special";
}

/** True when `part` stands somewhere in `whole`, both as lists of characters. */
function holds(whole: readonly string[], part: readonly string[]): boolean {
  for (let start = 0; start + part.length <= whole.length; start++) {
    let isHere = true;
    for (let at = 0; at < part.length; at++) if (whole[start + at] !== part[at]) isHere = false;
    if (isHere) return true;
  }
  return false;
}

/**
 * The state of each rule, recomputed from the specification. Characters are code points; a password is of 12 to 128 of
 * them. Common passwords are not asked about.
 * @param identifier with the client's part before the first `_` (§5.16).
 */
export function judgePassword(password: string, identifier: string): Readonly<Record<PasswordRule, RuleState>> {
  const characters = Array.from(password);
  const present = new Set(characters.map(classify));
  const isComplex = present.size === 4;
  const ofClass = (name: "lowercase" | "uppercase" | "digit" | "special"): RuleState => {
    if (present.has(name)) return "is-ok";
    return isComplex ? "is-not-required" : "is-ko";
  };
  const cut = identifier.indexOf("_");
  const login = Array.from(cut < 0 ? "" : identifier.slice(cut + 1));
  let differs: RuleState = "is-ok";
  for (let start = 0; start + 4 <= login.length; start++) {
    if (holds(characters, login.slice(start, start + 4))) differs = "is-ko";
  }
  if (characters.length < 4) differs = "is-not-required";
  return {
    length: characters.length >= 12 && characters.length <= 128 ? "is-ok" : "is-ko",
    complexity: isComplex ? "is-ok" : "is-ko",
    lowercase: ofClass("lowercase"),
    uppercase: ofClass("uppercase"),
    digit: ofClass("digit"),
    special: ofClass("special"),
    differentFromLogin: differs,
  };
}
