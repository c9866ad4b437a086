/** What a page calls itself where it asks for a public token: its link is the client, and the link's secret that client's secret. */
export const LINK_CLIENT = 'client-link';
export const LINK_SCOPE = 'trip:read';
