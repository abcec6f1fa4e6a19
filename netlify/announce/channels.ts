import type { DeskEnquiry } from '#domain/enquiry/desk-enquiry';
import {
  type AnnounceChannel,
  mailSettings,
  siteOrigin,
  teamLanguage,
  wantedChannels,
  webhookSettings,
} from '../env/index.ts';
import { announce } from './announcement.ts';
import { sendMail } from './mail.ts';
import { sendWebhook } from './webhook.ts';

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

const makers: Readonly<Record<AnnounceChannel, () => Sender['send']>> = {
  mail: () => {
    const settings = mailSettings();
    return (enquiry) => sendMail(announcementOf(enquiry), settings);
  },
  webhook: () => {
    const settings = webhookSettings();
    return (enquiry) => sendWebhook(announcementOf(enquiry), settings);
  },
};

const announcementOf = (enquiry: DeskEnquiry) => announce(enquiry, teamLanguage(), siteOrigin());
