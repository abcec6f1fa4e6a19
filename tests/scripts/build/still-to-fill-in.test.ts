import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownersReport, stillToFillIn } from '../../../scripts/build/still-to-fill-in.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

const everyLanguage = '{ en: A, es: B, zh: 丙 }';
const whole = `owner:
  legalName: Ejemplo SA
  taxNumber: 30-00000000-7
  address: Calle 1
  ownership: { isState: false, en: A, es: B, zh: 丙 }
  paidBy: ${everyLanguage}
  courts: ${everyLanguage}
contact:
  phone: "+54 11 0000 0000"
  email: ana@example.com
  wechat: ana
video:
  address: https://youtu.be/aqz-KE-bpKQ
  title: ${everyLanguage}
privacy:
  registration: RL-1
  inEurope: GmbH
  inChina: 有限公司
`;

async function project(site: string, name = ''): Promise<string> {
  const root = await temporaryFolder();
  await mkdir(join(root, 'content'));
  const partner = `partners:\n  - kind: ${everyLanguage}\n    role: ${everyLanguage}\n`;
  const files = {
    site,
    founders: `founders:\n  - role: ceo\n${name && '    name: Ana\n'}`,
    partners: `${partner}${name && `    name: ${everyLanguage}\n`}`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, `content/${file}.yaml`), text);
  return root;
}

test('Each missing statement of the owner is listed with its purpose', async () => {
  const lines = await stillToFillIn(await project('owner:\n'));
  const named = lines.map((line) => /“([^”]+)”/.exec(line)?.[1]);
  expect(named).toEqual([
    ...['owner: legalName', 'owner: taxNumber', 'owner: address', 'owner: ownership', 'owner: paidBy', 'owner: courts'],
    ...['contact: phone', 'contact: email', 'contact: wechat'],
    ...['privacy: registration', 'privacy: inEurope', 'privacy: inChina'],
    ...['video', 'name', 'name'],
  ]);
  for (const line of lines) expect(line).toMatch(/^content\/\w+\.yaml, “.+: .{10,}\.$/);
});

test('An empty line counts as missing, and a filled one is not listed', async () => {
  const lines = await stillToFillIn(await project(whole.replace('email: ana@example.com', 'email:'), 'Ana'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('“contact: email”');
});

test('Nothing is printed when all statements are present', async () => {
  expect(await ownersReport(await project(whole, 'Ana'), true)).toBeUndefined();
});

test('The report mentions the fictitious owner as long as all statements are missing', async () => {
  const empty = await project('contact:\n  phone:\n');
  expect(await ownersReport(empty, true)).toContain('content/site.example.yaml');
  expect(await ownersReport(empty, false)).not.toContain('content/site.example.yaml');
  const begun = await project('contact:\n  email: ana@example.com\n');
  expect(await ownersReport(begun, true)).not.toContain('content/site.example.yaml');
});
