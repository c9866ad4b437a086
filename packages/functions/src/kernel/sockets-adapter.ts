import { gatewaySockets } from '@wayline/core/areas/notifications/live-sockets';
import { setting } from './environment';

export const socketsAdapter = () => gatewaySockets(setting('WS_API_ENDPOINT'));
