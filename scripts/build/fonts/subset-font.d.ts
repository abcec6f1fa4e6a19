declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'truetype';
    /** A number pins an axis, a range limits it. Other axes are unchanged. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** Tags of the OpenType features to keep; default: all. */
    readonly keepFeatures?: readonly string[];
  }

  /** Reduces a font to the glyphs of a text. */
  const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default subsetFont;
}
