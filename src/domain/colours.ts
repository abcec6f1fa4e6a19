/** The colours of tokens.css that a browser needs before it has read a style sheet; a test compares them. */
export const brandColours = { night: '#0d2233', paper: '#fbf9f4' } as const;
