import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedView, TableChoice } from '@wayline/core/areas/tables/table-choice';
import { call } from '../../lib/api';
import { useCurrentUser } from '../../lib/session';
import { notifyError } from '../notify-error';
import { useLocalSetting } from './use-local-setting';

type Tables = Record<string, TableChoice>;
const KEY = ['table-settings'] as const;

/**
 * The columns and saved views of a table. They are the user's, on every machine; what was seen last on this one is shown until the
 * server's answer is there. Source: R-TRIP-037 (G-127).
 */
export const useTableChoice = (name: string, usual: readonly string[]) => {
  const client = useQueryClient();
  const user = useCurrentUser()?.id;
  const [seen, remember] = useLocalSetting<string[]>(`${name}.hidden-columns`, [...usual]);
  const { data } = useQuery({
    queryKey: [...KEY, user],
    queryFn: async ({ signal }): Promise<Tables> =>
      (await call('users.tables.get', {}, { signal, onMissing: 'stay' })).tables,
    enabled: user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const chosen = data?.[name];
  const hidden = data ? (chosen?.hidden ?? usual) : seen;

  const keep = (changes: { hidden?: string[]; views?: SavedView[]; usual?: true }) => {
    client.setQueryData<Tables>([...KEY, user], (tables = {}) => {
      const before = tables[name] ?? { views: [] };
      const { usual: back, ...rest } = changes;
      return { ...tables, [name]: { ...before, ...rest, ...(back && { hidden: undefined }) } };
    });
    if (user) call('users.tables.save', { table: name, ...changes }).catch(notifyError);
  };
  return {
    hidden,
    views: chosen?.views ?? [],
    hide: (columns: string[]) => {
      remember(columns);
      keep({ hidden: columns });
    },
    showUsual: () => {
      remember([...usual]);
      keep({ usual: true });
    },
    keepViews: (views: SavedView[]) => keep({ views }),
  };
};
