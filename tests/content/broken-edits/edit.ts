import type { ContentEdit } from '../../support/edited-content.ts';

/** A mistake that an editor could make, and every line that the build then reports. */
export interface BrokenEdit extends ContentEdit {
  readonly what: string;
  readonly errors: readonly string[];
}
