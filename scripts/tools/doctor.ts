// npm run doctor -- URL [--mail DOMAIN] [--dkim SELECTOR]: examines a running site. Each line is right (ok), not
// examined (-) or wrong (FAIL), with what to do. Ends with 1 if anything is wrong.
import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { examine, lineOf } from './doctor/examine.ts';
import { operationChecks } from './doctor/operation-checks.ts';
import { pageChecks } from './doctor/page-checks.ts';
import { Failure } from './failure.ts';

const usage = 'Say which site: npm run doctor -- https://your-domain.example, with --mail DOMAIN and --dkim SELECTOR';

await command(async ({ words }) => {
  const options = { mail: { type: 'string' }, dkim: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [url = '', ...more] = positionals;
  if (!/^https?:/.test(url) || !URL.canParse(url) || more.length > 0) throw new Failure(usage);
  const site = {
    origin: new URL(url).origin,
    ...(values.mail && { mailDomain: values.mail }),
    ...(values.dkim && { selector: values.dkim }),
  };
  let failures = 0;
  for await (const finding of examine(site, [...operationChecks, ...pageChecks])) {
    if (finding.kind === 'wrong') failures += 1;
    console.log(lineOf(finding));
  }
  console.log(failures === 0 ? '\nNothing is wrong.' : `\n${failures} to mend.`);
  return failures === 0 ? 0 : 1;
});
