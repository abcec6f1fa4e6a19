/** Print settings of a page designed to be printed. */
export interface Sheet {
  /** The kind of page, shown in the print header. */
  readonly of: string;
  /** Oldest day on which any of its content was checked against its source, `YYYY-MM-DD`, if any. */
  readonly checkedOn?: string | undefined;
  /** Whether the page contains its own QR code; otherwise the print footer shows one. */
  readonly hasCode?: boolean;
}
