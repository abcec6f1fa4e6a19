import { mailVariables } from './mail.ts';
import type { Environment } from './read.ts';
import { webhookVariables } from './webhook.ts';

/** The channels by which the team hears of enquiries. */
export const announceChannels = ['mail', 'webhook'] as const;

export type AnnounceChannel = (typeof announceChannels)[number];

/** The languages that the team may be written to in. */
const teamLanguages = ['en', 'es'] as const;

export type TeamLanguage = (typeof teamLanguages)[number];

/** The channels that somebody means to use: those of which any variable is set, rightly or not. */
export function wantedChannels(environment: Environment = process.env): readonly AnnounceChannel[] {
  const variables = { mail: mailVariables.entries, webhook: webhookVariables.entries };
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  return announceChannels.filter((channel) => Object.keys(variables[channel]).some(isSet));
}

/** The language that the team is written to in: ANNOUNCE_LANGUAGE, English where it is no other that we know. */
export function teamLanguage({ ANNOUNCE_LANGUAGE }: Environment = process.env): TeamLanguage {
  return teamLanguages.find((language) => language === ANNOUNCE_LANGUAGE?.trim()) ?? 'en';
}
