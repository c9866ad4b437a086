import { ServiceError } from '../service-error';
import type { Outbox } from './outbox';

const STATUS: Record<string, number> = {
  TooManyRequestsException: 429,
  ThrottlingException: 429,
  NotFoundException: 404,
  InternalServiceErrorException: 500,
};

/** Refuses a send when a test asked for it. */
export const refuseIfAsked = (box: Outbox): void => {
  const name = box.takeRefusal();
  if (name) throw new ServiceError(name, 'Refused on request.', STATUS[name] ?? 400);
};
