import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { isDayInReach } from '@wayline/core/base/days';
import { useSearchParams } from 'react-router-dom';
import { todayHere } from '../../../lib/today';
import { parsePeriod, toDays } from './statement-period';
import type { AskedStatement } from './statement-queries';

/** What a statement is asked for, kept in the address so that it can be linked. */
export const useAskedStatement = (client_id: ClientId) => {
  const [address, setAddress] = useSearchParams();
  const dayAt = (name: string) => {
    const text = address.get(name) ?? '';
    return isDayInReach(text) ? text : undefined;
  };
  const period = parsePeriod(address.get('period'));
  const typed = { from: dayAt('from'), to: dayAt('to') };
  const currency = address.get('currency') ?? '';
  const asked: AskedStatement = {
    ...{ client_id, ...toDays(period, todayHere(), typed) },
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
  };
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return { asked, period, typed, change };
};
