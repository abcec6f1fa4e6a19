import type { Dictionary } from '../../i18n/dictionary';

/** What the page says around the form, and the form does not need. */
type PageTexts = 'title' | 'description' | 'intro' | 'getInTouch' | 'phone' | 'email' | 'officeHours' | 'median';

/** The texts of the form: every one travels in the page a second time. */
export type FormTexts = Omit<Dictionary['contact'], PageTexts>;
