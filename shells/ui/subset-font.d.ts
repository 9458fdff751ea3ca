// Knows of the library that trims letters what is used of it: it has no types of its own.
declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "woff2";
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** A font with the letters of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
