declare module 'virtual:home-illustration-hashes' {
  /** What the names of an illustration's files carry: scripts/build/home-illustrations.ts makes it. */
  export const hashes: Readonly<Record<import('#domain/illustrations/home-illustration').HomeIllustration, string>>;
}
