import type { DomainEvent } from '../../store/domain-event';
import type { ClientId } from './client-id';

/** What becomes of a thing that is kept of a client, as a fact of the client. */
export const ofItsClient =
  (event: (client: { id: ClientId }) => DomainEvent) =>
  ({ client_id: id }: { client_id: ClientId }): DomainEvent =>
    event({ id });
