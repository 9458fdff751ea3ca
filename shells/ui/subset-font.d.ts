// Knows the part of the font subsetting library that is used: it has no types of its own.
declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "woff2";
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  /** A font with only the letters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
