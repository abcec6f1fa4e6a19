/** A page that is taken along on paper. */
export interface Sheet {
  /** What it is one of: the head of the sheet says so. */
  readonly of: string;
  /** The day of the oldest comparison of what it says with its source, `YYYY-MM-DD`, where there is one. */
  readonly checkedOn?: string | undefined;
  /** Whether the page brings its QR code itself; otherwise the foot of the sheet has it. */
  readonly hasCode?: boolean;
}
