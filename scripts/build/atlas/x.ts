import { writeFileSync } from 'node:fs';
import { atlasSheet } from './sheet.ts';
for (const [l,c] of [['en','Buenos Aires'],['es','Buenos Aires'],['zh','布宜诺斯艾利斯']] as const) writeFileSync(`/tmp/atlas/sheet-${l}.svg`, await atlasSheet(l,c));
