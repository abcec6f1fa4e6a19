import type { ContentEdit } from '../../support/edited-content.ts';

/** One edit that an editor might make by mistake, and every line that the build then tells. */
export interface BrokenEdit extends ContentEdit {
  readonly what: string;
  readonly told: readonly string[];
}
