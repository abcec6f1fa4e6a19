/**
 * Value of an incomplete date; the browser does not say which part is missing. It is not empty, and no schema accepts it.
 */
export const halfDay = 'half';
