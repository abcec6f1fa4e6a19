/** Limits for both form and function (docs/data.md §7). Texts count in UTF-16 code units, as in `maxlength`. */
export const limits = {
  title: 160,
  subtitle: 400,
  description: 20_000,
  /** Length of an image description, in one language. */
  imageAlt: 250,
  /** Length of a search text. */
  search: 100,
  /** The largest sum of an opportunity, in US dollars. */
  investment: 1_000_000_000_000,
  /** Of a project: capacity in its unit, people, percent of a declared return. */
  capacity: 1_000_000_000,
  jobs: 1_000_000,
  percent: 100,
  milestones: 12,
  documents: 20,
  /** Questions on a sheet; length of one and of its answer, in one language. */
  questions: 20,
  question: 500,
  answer: 1_500,
  locality: 120,
  /** Length of a document’s address. */
  webAddress: 500,
  name: 120,
  company: 120,
  /** RFC 5321 §4.5.3.1.3: the longest path without its angle brackets. */
  email: 254,
  message: 5_000,
  /** Length of a telephone number, and of a WeChat name. */
  phone: 40,
  /** Length of a note of the team; `assignee`: of an assigned person’s name. */
  note: 2_000,
  assignee: 120,
  notesPerEnquiry: 200,
  username: 120,
  password: 200,
  shortestPassword: 12,
  /** People whom the owner adds. */
  people: 50,
  imagesPerOpportunity: 20,
  /** Opportunities of a shortlist, and of an enquiry. */
  shortlist: 20,
  /** Bytes of one uploaded image; the platform refuses binary bodies over 4.5 MB. */
  uploadBytes: 4 * 1024 * 1024,
  /** The longer side of a stored image, in pixels. */
  imageSide: 2400,
  /** Bytes of a JSON body: enough for the longest description with four bytes per character, escaped. */
  jsonBytes: 256 * 1024,
  /** Bytes of one JSON response: the platform’s limit is 6 MB including its wrapping and headers. */
  responseBytes: 5_500_000,
  /** Bytes of the first page of the administrator’s list, which is shown while the others load. */
  firstPageBytes: 100_000,
} as const;

/** The formats of an upload; the stored format is always WebP. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
