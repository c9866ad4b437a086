import type { Sockets } from '@wayline/core/areas/live/live-sockets';
import { gatewaySockets } from '@wayline/core/areas/live/live-sockets';
import { setting } from '../kernel/environment';

declare module '../kernel/deps' {
  interface Adapters {
    realtime: Sockets;
  }
}

export const socketsAdapter = () => gatewaySockets(setting('WS_API_ENDPOINT'));
