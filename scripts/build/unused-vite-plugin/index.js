/**
 * Replaces the Vite plugin that the adapter imports by no plugins. Netlify's has 280 packages for an emulator that runs
 * only in `astro dev`, where the project uses its own local server.
 */
export default function netlify() {
  return [];
}
