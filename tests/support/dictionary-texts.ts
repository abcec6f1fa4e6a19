/** Every text of a dictionary by its path, such as `contact.problems.email`. */
export function textsOf(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part !== 'object' || part === null) throw new Error(`${path} is neither a text nor a section`);
  return Object.entries(part).flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key));
}
