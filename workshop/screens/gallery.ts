import { type Screen, type Shot, screens, shotsOf } from './screens.ts';

export const shots: readonly Shot[] = screens.flatMap((screen) => shotsOf(screen, [390, 1440]));

/** The path of a screenshot in the gallery. */
export const fileOf = ({ screen, language, width }: Shot): string => `${language}/${width}/${screen.name}.webp`;

/** The index page: the screenshots of each screen, narrow ones first, each a link to its full size. */
export function gallery(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<h1>Screens</h1>
<p>Every screen in its languages at 390 and 1440 px, made by <code>npm run screens</code> from the built site with the
sample opportunities, without motion.</p>
${screens.map(section).join('\n')}
</html>
`;
}

function section(screen: Screen): string {
  const taken = shots.filter((shot) => shot.screen === screen).toSorted((a, b) => a.width - b.width);
  return `<h2>${screen.name}</h2>\n<p><code>${screen.path}</code></p>\n<p>${taken.map(linked).join(' ')}</p>`;
}

function linked(shot: Shot): string {
  const shown = shot.width === 390 ? 90 : 220;
  const alt = `${shot.screen.name}, ${shot.language}, ${shot.width} px`;
  return `<a href="${fileOf(shot)}"><img src="${fileOf(shot)}" width="${shown}" loading="lazy" alt="${alt}"></a>`;
}
