import { asApiError } from './api-error';

/** Sends a chunk that the server does once however often it is asked: what was not answered is sent once more. */
export const sendSafely = <T>(send: () => Promise<T>): Promise<T> =>
  send().catch((thrown: unknown) => {
    if (asApiError(thrown).code !== 'unreachable') throw thrown;
    return send();
  });
