/**
 * The plugin that the adapter asks for: no plugins at all. Netlify's own brings 280 packages for an emulator that starts
 * in `astro dev` alone, where the project's own local server does its work.
 */
export default function netlify() {
  return [];
}
