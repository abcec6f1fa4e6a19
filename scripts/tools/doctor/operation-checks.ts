import { resolveTxt } from 'node:dns/promises';
import { connect } from 'node:tls';
import * as v from 'valibot';
import { errorBody } from '#domain/calls/errors';
import { checkHealth, health } from '#domain/calls/health';
import { logIn } from '#domain/calls/login';
import { listPublished } from '#domain/calls/public-list';
import { dayMs } from '#domain/time/day';
import { codeOf } from '../failure.ts';
import { type Check, type Examined, fetchFrom, right, skipped, wrong } from './examine.ts';

/** Days of validity that a certificate must have left; the platform renews it a month before. */
const certificateDays = 14;

/** Seconds after which the CDN no longer serves deleted content (docs/decisions/0025). */
const longestAge = 3600;

const wantedNode = 24;

export const operationChecks: readonly Check[] = [
  {
    name: 'health',
    async examine(site) {
      const { status, text } = await fetchFrom(site, checkHealth.path);
      if (status === 200) return right('nothing is wrong');
      const { problems = [] } = read(errorBody, text) ?? {};
      if (problems.length === 0)
        return wrong(`${checkHealth.path} answers ${status}`, 'look at the log of the function “check-health”');
      return problems.map((problem) =>
        wrong(problem.replace(/\.$/, ''), 'see “When health is red” in docs/operations.md'),
      );
    },
  },
  {
    name: 'node',
    async examine(site) {
      const { node } = read(health, (await fetchFrom(site, checkHealth.path)).text) ?? {};
      if (node === undefined) return skipped('known only while the site is healthy');
      if (Number.parseInt(node, 10) >= wantedNode) return right(`functions run on Node ${node}`);
      return wrong(
        `functions run on Node ${node} instead of ${wantedNode}`,
        `set AWS_LAMBDA_JS_RUNTIME to nodejs${wantedNode}.x and deploy`,
      );
    },
  },
  {
    name: 'login',
    async examine(site) {
      const body = JSON.stringify({ username: 'doctor', password: 'this is not a password' });
      const headers = { 'Content-Type': 'application/json' };
      const { status } = await fetchFrom(site, logIn.path, { method: logIn.method, headers, body });
      if (status === 401 || status === 429) return right('it refuses a wrong password');
      const remedy = status === 403 ? 'publish the newest deploy' : '`npm run deploy:setup`, then deploy';
      return wrong(`the login answers ${status} to a wrong password`, remedy);
    },
  },
  { name: 'cdn', examine: cdn },
  { name: 'certificate', examine: certificate },
  { name: 'mail', examine: mail },
];

/**
 * The list that the CDN keeps, compared with searches, which it does not keep: an opportunity in the list that no search
 * finds was changed or deleted without a purge.
 */
async function cdn(site: Examined) {
  const path = `${listPublished.path}?language=en`;
  const lists = [await fetchFrom(site, path), await fetchFrom(site, path)];
  const { headers, text } = lists[1] ?? { headers: new Headers(), text: '' };
  const listed = read(listPublished.response, text);
  if (!listed) return wrong(`${path} is not the list`, 'look at the log of the function “list-published”');
  for (const { id, title } of listed.slice(0, 3)) {
    const found = await fetchFrom(site, `/opportunities?q=${encodeURIComponent(title)}`);
    if (!found.text.includes(`/opportunity/${id}`))
      return wrong(
        `the CDN keeps “${title}”, which the store has no more in this form`,
        'purge the cache of the site in the platform’s deploys view',
      );
  }
  const age = Number(headers.get('Age') ?? 0);
  if (age > longestAge) return wrong(`the CDN keeps the list for ${age} s`, 'purge the cache of the site');
  const status = headers.get('Cache-Status');
  if (status === null)
    return isLocal(site)
      ? skipped('there is none here; the list is the store’s')
      : wrong('no response has Cache-Status', 'the CDN does not answer for this host: look at its domain settings');
  return right(`the list is kept (${status.slice(0, 60)}) and is the store’s`);
}

async function certificate({ origin }: Examined) {
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:') return skipped('there is no TLS here');
  const until = await validUntil(hostname);
  const days = Math.floor((until.getTime() - Date.now()) / dayMs);
  if (days < certificateDays) return wrong(`the certificate ends in ${days} days`, 'renew it in the domain settings');
  const plain = await fetchFrom({ origin: `http://${hostname}` }, '/');
  if (!plain.headers.get('Location')?.startsWith('https://'))
    return wrong(`http://${hostname} is not redirected to https`, 'force TLS in the domain settings');
  return right(`valid for ${days} days, and http is redirected`);
}

function validUntil(host: string): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: 443, servername: host, timeout: 10_000 }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('error', reject);
  });
}

async function mail({ mailDomain, selector }: Examined) {
  if (mailDomain === undefined) return skipped('not examined without --mail DOMAIN');
  const wanted = [
    { what: 'SPF', name: mailDomain, record: /^v=spf1/ },
    { what: 'DMARC', name: `_dmarc.${mailDomain}`, record: /^v=DMARC1/ },
    ...(selector ? [{ what: 'DKIM', name: `${selector}._domainkey.${mailDomain}`, record: /(?:^|;\s*)p=/ }] : []),
  ];
  const found = await Promise.all(
    wanted.map(async ({ what, name, record }) => ({ what, name, record, texts: await textsAt(name) })),
  );
  if (found.some(({ texts }) => texts === undefined)) return skipped('no name server answers here');
  return found.map(({ what, name, record, texts }) =>
    texts?.some((text) => record.test(text))
      ? right(`${what} of ${mailDomain}`)
      : wrong(`${name} has no ${what} record`, 'add the record that the mail service names to the zone of the domain'),
  );
}

/** The TXT records of a name; `undefined` if no name server answers. */
async function textsAt(name: string): Promise<readonly string[] | undefined> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    return /^(?:ENOTFOUND|ENODATA)$/.test(codeOf(error) ?? '') ? [] : undefined;
  }
}

const isLocal = ({ origin }: Examined): boolean => /^(?:localhost|127\.|\[::1\])/.test(new URL(origin).hostname);

function read<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : undefined;
}
