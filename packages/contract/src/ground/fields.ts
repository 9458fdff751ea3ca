// Knows the kinds of text field that routes share: one rule for each.
import { isEmail } from "@academiz/domain/identity";
import { isBlank, isLine, isText, LINE_FAULT, TEXT_FAULT } from "@academiz/domain/kernel";
import { isFontFamily } from "@academiz/domain/theme";
import * as z from "zod/mini";

/** A text of one line, such as a label; it may be empty. */
export const lineField = (most = 200) => z.string().check(z.maxLength(most), z.refine(isLine, LINE_FAULT));
/** A text of any number of lines, such as a reason: trimmed, and not empty. */
export const lines = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.refine(isText, TEXT_FAULT));
/** A name of one line: trimmed, and never blank. */
export const nameField = (most = 200) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.refine(isLine, LINE_FAULT),
    z.refine((text) => !isBlank(text), "nothing of it can be seen"),
  );
/** An e-mail address that mail can reach: its host has a domain. */
export const emailField = z
  .string()
  .check(z.trim(), z.maxLength(200), z.refine(isEmail, "not an e-mail address, such as ada@example.org"));
/**
 * An address to which files would be sent, or from which they would be fetched: any value but null is refused by the
 * handler (`files.elsewhere`).
 */
export const elsewhereField = () => z.optional(z.nullable(z.string().check(z.maxLength(500))));
export const fontFamilyField = z.string().check(z.refine(isFontFamily, "not the name of a font"));
