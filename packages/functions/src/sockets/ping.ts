import { ACCEPTED, type SocketAnswer } from './socket-event';

/** Keeps an idle socket open; there is nothing to do but answer. */
export const handler = async (): Promise<SocketAnswer> => ACCEPTED;
