// Knows how an element of a page is written down as data.
export interface BareElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (BareElement | string)[];
}
