// Knows the name that a sequence gets from its workbook, until its author writes another one.

const nameAfter = (file: string): string => file.replace(/\.xlsx$/i, "").slice(0, 200);

/**
 * @param present what stands in the field.
 * @param before the name of the file that was chosen before; null without one.
 */
export function proposeName(present: string, before: string | null, chosen: string): string {
  const isWritten = present.trim() !== "" && (before === null || present !== nameAfter(before));
  return isWritten ? present : nameAfter(chosen);
}
