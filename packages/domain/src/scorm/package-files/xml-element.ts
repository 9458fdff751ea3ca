// Knows a piece of XML as plain data, whatever parsed it: names have no prefixes, because packages choose those
// freely.

/** An element with its attributes, its children and its own text. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  /** By their names without prefixes, in lower case: `scormtype` and `scormType` are the same. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** What is written directly in it, without blanks around it. */
  readonly text: string;
}

/** The children with this name, in their order, whether there is one or many (§3.191). */
export const listChildren = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name.toLowerCase() === name) ?? [];

/** The first element on the way along these names; undefined where the way ends. */
export const findChild = (element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((at, name) => listChildren(at, name)[0], element);
