// Knows how to read base64url text, the writing of a token's parts, without the world's decoders.
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The UTF-8 text that base64url (padded or not) stands for; undefined when it is not base64url or not UTF-8. */
export function decodeBase64Url(text: string): string | undefined {
  let bits = 0;
  let held = 0;
  let percent = "";
  for (const letter of text.replace(/=+$/, "")) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) return undefined;
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    percent += `%${((held >> bits) & 0xff).toString(16).padStart(2, "0")}`;
  }
  try {
    return decodeURIComponent(percent);
  } catch {
    return undefined;
  }
}
