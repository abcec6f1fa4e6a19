/** Milliseconds that a mail server has: to be reached and to greet, to say the next thing, and for all of it. */
export const mailTimeouts = { connection: 5_000, silence: 8_000, whole: 15_000 };

/** Milliseconds that a webhook has to answer in. */
export const webhookTimeouts = { whole: 10_000 };
