import { fileOf, type Screen, type Shot, screens, shots } from './screens.ts';

/** The gallery's index in Markdown: for each screen its pictures, the narrow ones first. */
export function gallery(): string {
  const sections = screens.map((screen) =>
    section(
      screen,
      shots.filter((shot) => shot.screen === screen),
    ),
  );
  return `# Screens

Every screen in its languages at 390 and 1440 px, made by \`npm run screens\` from the built site with the sample
opportunities, animations at rest. Each picture leads to its full size.

${sections.join('\n\n')}
`;
}

function section({ name, path }: Screen, taken: readonly Shot[]): string {
  const pictures = taken.toSorted((a, b) => a.width - b.width).map(picture);
  return `## ${name}\n\n\`${path}\`\n\n${pictures.join(' ')}`;
}

function picture(shot: Shot): string {
  const shown = shot.width === 390 ? 90 : 220;
  const words = `${shot.screen.name}, ${shot.language}, ${shot.width} px`;
  return `<a href="${fileOf(shot)}"><img src="${fileOf(shot)}" width="${shown}" alt="${words}"></a>`;
}
