declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'truetype';
    /** One value pins an axis, a range limits it; axes left out stay as they are. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** Tags of the layout features that are kept; all of them when left out. */
    readonly keepFeatures?: readonly string[];
  }

  /** The font with the glyphs of a text only. */
  const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;
  // biome-ignore lint/style/noDefaultExport: the package's own shape.
  export default subsetFont;
}
