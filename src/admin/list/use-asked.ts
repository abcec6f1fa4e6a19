import { useStore } from '@nanostores/react';
import { $page } from '../navigation/router';

/** The query string of a list's URL; empty while another screen is shown. */
export function useAsked(route: 'list' | 'enquiries'): { readonly isHere: boolean; readonly asked: string } {
  const page = useStore($page);
  const isHere = page?.route === route;
  return { isHere, asked: isHere ? new URLSearchParams(page.search).toString() : '' };
}
