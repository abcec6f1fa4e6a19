/** The environment: the only reader of variables, which it validates. Invalid settings are logged by the caller. */
export {
  type NotificationChannel,
  notificationChannels,
  type TeamLanguage,
  teamLanguage,
  wantedChannels,
} from './channels.ts';
export { enquiryMonths } from './enquiry-months.ts';
export { codeSecret, type LoginSettings, type LoginVariable, loginSettings } from './login.ts';
export { type MailSettings, mailSettings } from './mail.ts';
export {
  buildContext,
  deployContext,
  hasCDN,
  isOnPlatform,
  isUnpublished,
  showsExample,
  siteOrigin,
} from './platform.ts';
export { type WebhookSettings, webhookSettings } from './webhook.ts';
