/** What an itinerary on paper shows besides its words: the company's logo, a PNG in base64, and the bytes of its cover. */
export type Pictures = { logo?: string | undefined; cover?: Uint8Array | undefined };
