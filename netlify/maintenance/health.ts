import type { Health } from '#domain/calls/health';
import { minuteMs } from '#domain/time/day';
import { isOwnerMissing } from '../enquiries/owner-check.ts';
import {
  deployContext,
  enquiryMonths,
  isUnpublished,
  loginSettings,
  mailSettings,
  siteOrigin,
  wantedChannels,
  webhookSettings,
} from '../env/index.ts';
import { openStore } from '../store/blob-store.ts';
import { readPulses } from './heartbeats.ts';

/** A notification may fail for this long: most failures end with the next attempts. */
const failingForMs = 15 * minuteMs;

/** The version of Node that netlify.toml pins. */
const wantedNode = 24;

type Failing = NonNullable<Health['failing']>;

/** Examines the site. Each problem is a sentence for the operator, without values of variables and personal data. */
export async function checkHealth(now: Date, failing: () => Promise<Failing | undefined>): Promise<Health> {
  const context = deployContext();
  const [store, isWithoutOwner] = await Promise.all([storeHealth(now, failing), isOwnerMissing(context)]);
  const problems = [
    ...(isUnpublished() ? ['This is not the published deploy: it refuses logins, tokens and writes.'] : []),
    ...nodeProblems(Number.parseInt(process.versions.node, 10)),
    ...settingProblems(context === 'production'),
    ...(isWithoutOwner
      ? ['content/site.yaml names no owner (“owner: legalName”): enquiries are refused until it does.']
      : []),
    ...store.problems,
  ];
  return { ...store, problems, node: process.versions.node };
}

async function storeHealth(now: Date, failing: () => Promise<Failing | undefined>): Promise<Omit<Health, 'node'>> {
  try {
    const [pulses, notification] = await Promise.all([readPulses(now), failing(), writeProbe(now)]);
    const late = notification && now.getTime() - Date.parse(notification.since) > failingForMs;
    return {
      problems: [
        ...pulses.filter(({ isDead }) => isDead).map(({ name, last }) => `${remedies[name]} ${lastly(last)}`),
        ...(late ? [failingText(notification)] : []),
      ],
      heartbeats: Object.fromEntries(pulses.flatMap(({ name, last }) => (last ? [[name, last]] : []))),
      ...(notification && { failing: notification }),
    };
  } catch (error) {
    console.error('The store failed during a health check:', error);
    return { problems: ['The blob store cannot be read and written.'], heartbeats: {} };
  }
}

const remedies = {
  'every-minute': 'The run of every minute does not succeed, so notifications and publications wait:',
  sweep: 'The daily sweep does not succeed, so nothing is erased on time:',
  backup: 'There is no recent backup:',
} as const;

const lastly = (last?: string): string => (last ? `the last success was at ${last}.` : 'it never has.');

const failingText = ({ channel, since, reason }: Failing): string =>
  `Notifications by ${channel} have failed since ${since}: ${reason}.`;

/** Conditional, as all writes: it fails where conditions are not respected or the store is read-only. */
async function writeProbe(now: Date): Promise<void> {
  const store = openStore('heartbeats');
  const body = JSON.stringify({ schema: 1, at: now.toISOString() });
  const found = await store.readTextForChange('probe');
  const outcome = await store.write('probe', body, found ? { onlyIfMatch: found.etag } : { onlyIfNew: true });
  // `refused`: another check wrote at the same time.
  if (outcome === 'unknown') throw store.unsettled('Writing the probe');
}

function nodeProblems(major: number): readonly string[] {
  return major >= wantedNode ? [] : [`Node ${major} runs the functions instead of ${wantedNode}: see netlify.toml.`];
}

/** What is missing or invalid, by name of the variable. */
function settingProblems(isProduction: boolean): readonly string[] {
  const checks = { mail: mailSettings, webhook: webhookSettings };
  return [
    ...problemOf(loginSettings),
    ...wantedChannels().flatMap((channel) => problemOf(checks[channel])),
    ...(enquiryMonths() === undefined ? ['ENQUIRY_MONTHS: set it to a whole number from 1 to 999.'] : []),
    ...(isProduction && siteOrigin() === undefined ? ['SITE_URL: set it to the URL of the site, with https.'] : []),
  ];
}

function problemOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
