import { mailVariables } from './mail.ts';
import type { Environment } from './read.ts';
import { webhookVariables } from './webhook.ts';

/** The channels of notifications. */
export const notificationChannels = ['mail', 'webhook'] as const;

export type NotificationChannel = (typeof notificationChannels)[number];

/** The languages of notifications. */
const teamLanguages = ['en', 'es'] as const;

export type TeamLanguage = (typeof teamLanguages)[number];

/** The channels in use: those with at least one variable set, valid or not. */
export function wantedChannels(environment: Environment = process.env): readonly NotificationChannel[] {
  const variables = { mail: mailVariables.entries, webhook: webhookVariables.entries };
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  return notificationChannels.filter((channel) => Object.keys(variables[channel]).some(isSet));
}

/** The language of notifications: NOTIFY_LANGUAGE, English if it is unknown. */
export function teamLanguage({ NOTIFY_LANGUAGE }: Environment = process.env): TeamLanguage {
  return teamLanguages.find((language) => language === NOTIFY_LANGUAGE?.trim()) ?? 'en';
}
