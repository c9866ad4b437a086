import { createHmac } from 'node:crypto';

/** Proves to the support chat that a user is who the page says, by a secret that only the server and the chat share. Source: R-SHELL-127 (G-055). */
export const chatHash = (secret: string, user_id: string): string =>
  createHmac('sha256', secret).update(user_id).digest('hex');
