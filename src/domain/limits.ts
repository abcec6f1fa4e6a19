/** Limits that form and function share (docs/data.md §7). Texts count in UTF-16 code units, as `maxlength` does. */
export const limits = {
  title: 160,
  subtitle: 400,
  description: 20_000,
  /** Of what one image shows, in one language. */
  imageAlt: 250,
  /** Of what a reader searches the list for. */
  search: 100,
  /** The largest sum that an opportunity looks for, in US dollars. */
  investment: 1_000_000_000_000,
  name: 120,
  company: 120,
  /** RFC 5321 §4.5.3.1.3: the longest path, less its angle brackets. */
  email: 254,
  message: 5_000,
  /** Of a telephone number, and of a WeChat name. */
  phone: 40,
  /** Of a note that the team writes to an enquiry, and of the name of whoever it is assigned to. */
  note: 2_000,
  assignee: 120,
  notesPerEnquiry: 200,
  username: 120,
  password: 200,
  imagesPerOpportunity: 20,
  /** Opportunities of a shortlist, and of an enquiry. */
  shortlist: 20,
  /** Bytes of one uploaded image; the platform refuses binary bodies over 4.5 MB. */
  uploadBytes: 4 * 1024 * 1024,
  /** The longer side of a stored image, in pixels. */
  imageSide: 2400,
  /** Bytes of a JSON body: the longest description, four bytes a character and escaped, fits well. */
  jsonBytes: 256 * 1024,
  /** Bytes of one answer in JSON: the platform cuts off at 6 MB, its own wrapping and headers included. */
  answerBytes: 5_500_000,
  /** Bytes of the first page of the administrator's list, which is shown while the others come. */
  firstPageBytes: 100_000,
} as const;

/** The formats that an upload may have; what is stored is always WebP. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
