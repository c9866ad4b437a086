import type { Names } from '@wayline/core/areas/domains/names';
import { nodeNames } from '@wayline/core/areas/domains/node-names';

declare module '../kernel/deps' {
  interface Adapters {
    names: Names;
  }
}

/** A server of its own is named on this machine only; deployed functions ask as the network they run in does. */
export const namesAdapter = () => nodeNames(process.env.DNS_SERVER);
