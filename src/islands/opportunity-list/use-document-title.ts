import { useEffect } from 'react';

/** Writes what the shown page of the list is called into the document's title. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    // The layout writes titles as "page · site": the site's part stays.
    document.title = document.title.replace(/^.*(?= · )/u, () => title);
  }, [title]);
}
