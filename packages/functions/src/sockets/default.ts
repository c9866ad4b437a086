import type { SocketAnswer } from './socket-event';

/** A message of no known action. */
export const handler = async (): Promise<SocketAnswer> => ({ statusCode: 400 });
