import type { DeskEnquiry } from '#domain/enquiry/desk-enquiry';
import {
  type AnnounceChannel,
  mailSettings,
  siteOrigin,
  teamLanguage,
  wantedChannels,
  webhookSettings,
} from '../env.ts';
import type { Announcement } from './announcement.ts';

/** Tells the team of an enquiry on one channel; throws when it is not certain that it was taken. */
export interface Sender {
  readonly channel: AnnounceChannel;
  readonly send: (enquiry: DeskEnquiry) => Promise<void>;
}

/** The channels that are in use and set as they have to be; what is wrong with another one is in the log. */
export function senders(): readonly Sender[] {
  return wantedChannels().flatMap((channel) => {
    try {
      return { channel, send: makers[channel]() };
    } catch (error) {
      console.error(
        `The team is not told of enquiries by ${channel}: ${error instanceof Error ? error.message : error}`,
      );
      return [];
    }
  });
}

// What writes mails is loaded when there is something to send: no other call of a function waits for it.
const makers: Readonly<Record<AnnounceChannel, () => Sender['send']>> = {
  mail: () => {
    const settings = mailSettings();
    return async (enquiry) => (await import('./mail.ts')).sendMail(await announcementOf(enquiry), settings);
  },
  webhook: () => {
    const settings = webhookSettings();
    return async (enquiry) => (await import('./webhook.ts')).sendWebhook(await announcementOf(enquiry), settings);
  },
};

async function announcementOf(enquiry: DeskEnquiry): Promise<Announcement> {
  const { announce } = await import('./announcement.ts');
  return announce(enquiry, teamLanguage(), siteOrigin());
}
