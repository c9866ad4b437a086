/** The language that texts, days and counts are written in. A build in another language puts its own name here (decision 15). */
export const LANGUAGE: string = 'en-US';
