/** Timeouts of a mail in milliseconds: connecting and greeting, each further response, and the whole mail. */
export const mailTimeouts = { connection: 5_000, silence: 8_000, whole: 15_000 };

/** Timeout of a webhook request in milliseconds. */
export const webhookTimeouts = { whole: 10_000 };
