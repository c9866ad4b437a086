import { interceptClients } from '../intercept-clients';
import { conflicts } from './conflicts';
import { indexesBehind } from './indexes-behind';

/** From now on the table behaves as it does at AWS and never on one machine: its indexes lag, and some transactions meet another one. */
export const behaveLikeAws = async (endpoint: string, table: string): Promise<() => Promise<void>> => {
  const end = interceptClients(conflicts());
  const follow = await indexesBehind(endpoint, table);
  return async () => {
    end();
    await follow();
  };
};
