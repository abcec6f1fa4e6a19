import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import {
  mailSettings,
  type NotificationChannel,
  siteOrigin,
  teamLanguage,
  wantedChannels,
  webhookSettings,
} from '../env/index.ts';
import { sendMail, sendNoticeMail } from './mail.ts';
import { composeNotification } from './notification.ts';
import { quarantineNotice } from './quarantine-notice.ts';
import { sendNoticeWebhook, sendWebhook } from './webhook.ts';

/** Sends an enquiry on one channel; throws unless the receiver confirmed it. */
export interface Sender {
  readonly channel: NotificationChannel;
  readonly send: (enquiry: AdminEnquiry) => Promise<void>;
  /** Sends the number of enquiries in quarantine. */
  readonly sendQuarantined: (count: number) => Promise<void>;
}

/** The channels that are in use with valid settings; invalid settings are logged. */
export function senders(): readonly Sender[] {
  return wantedChannels().flatMap((channel) => {
    try {
      return { channel, ...makers[channel]() };
    } catch (error) {
      console.error(`The team gets no notifications by ${channel}: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
}

const makers: Readonly<Record<NotificationChannel, () => Omit<Sender, 'channel'>>> = {
  mail: () => {
    const settings = mailSettings();
    return {
      send: (enquiry) => sendMail(notificationOf(enquiry), settings),
      sendQuarantined: (count) => sendNoticeMail(noticeOf(count), settings),
    };
  },
  webhook: () => {
    const settings = webhookSettings();
    return {
      send: (enquiry) => sendWebhook(notificationOf(enquiry), settings),
      sendQuarantined: (count) => sendNoticeWebhook(noticeOf(count), settings),
    };
  },
};

const noticeOf = (count: number) => quarantineNotice(count, teamLanguage(), siteOrigin());

const notificationOf = (enquiry: AdminEnquiry) => composeNotification(enquiry, teamLanguage(), siteOrigin());
