const moduleFile = '<script type="module" src=';
const lateModuleFile = '<script type="module" fetchpriority="low" src=';

/**
 * The page with its script files asked for last. It can be read and used without them, and browsers fetch a module with
 * the priority of a style sheet: on a slow line it takes its share before the first words are painted. The framework
 * writes these elements itself and cannot be told so.
 */
export async function withLowPriorityScripts(response: Response): Promise<Response> {
  if (!isPage(response)) return response;
  const { status, headers } = response;
  const html = await response.text();
  return new Response(html.replaceAll(moduleFile, lateModuleFile), { status, headers });
}

/** Whether a response carries an HTML document. */
export function isPage({ body, headers }: Response): boolean {
  return body !== null && headers.get('Content-Type')?.startsWith('text/html') === true;
}
