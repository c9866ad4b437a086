import { useQuery } from '@tanstack/react-query';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { useState } from 'react';
import { type ApiError, asApiError } from '../../../lib/api-error';
import { openSharesQuery } from '../payment-queries';
import { fillParts, type Part, type TypedParts, toLeft } from './fill-parts';
import { toPartIssues } from './payment-form';
import { useMayRecord } from './use-may-record';

type Paid = {
  client: ClientId | undefined;
  currency: string;
  /** What there is to apply, in minor units. */
  amount: number;
  /** The invoice that is paid before others. */
  first?: InvoiceId | undefined;
  /** Nothing of it may stay unapplied. */
  mustApplyAll?: boolean;
};
const NOTHING: TypedParts = {};

/**
 * What a client's payment can be applied to, oldest due first, and how much of it goes where: filled in by itself, and as it is typed from then
 * on. Another client or currency begins anew. Source: R-ACC-125.
 */
export const usePayable = ({ client, currency, amount, first, mustApplyAll = false }: Paid) => {
  const { mayApply } = useMayRecord();
  const query = useQuery({
    ...openSharesQuery(client ?? ('' as ClientId)),
    enabled: Boolean(client) && mayApply,
  });
  const whose = `${client} ${currency}`;
  const [kept, setKept] = useState({ whose, typed: NOTHING });
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const typed = kept.whose === whose ? kept.typed : NOTHING;
  const shares = query.data ?? [];
  const ordered = shares
    .filter((share) => share.currency === currency)
    .sort((a, b) => Number(b.invoice_id === first) - Number(a.invoice_id === first));
  const parts = fillParts(amount, ordered, typed);
  const others = new Set(shares.flatMap((share) => (share.currency === currency ? [] : [share.currency])));
  const left = toLeft(amount, parts);
  return {
    mayApply,
    query,
    parts,
    amount,
    left,
    mustApplyAll,
    /** Whether it can be sent as it is filled in. */
    isReady: left >= 0 && !(mustApplyAll && left > 0),
    isTyped: Object.keys(typed).length > 0,
    /** Currencies in which the client owes something else. */
    otherCurrencies: [...others],
    issues,
    type: (key: string, minor: number) => setKept({ whose, typed: { ...typed, [key]: minor } }),
    refill: () => setKept({ whose, typed: NOTHING }),
    /** Sends the parts that come to something, and keeps what is refused of them at their places. */
    send: async <T>(sendParts: (parts: readonly Part[]) => Promise<T>): Promise<T> => {
      const sent = parts.filter((part) => part.amount > 0);
      setIssues({});
      try {
        return await sendParts(sent);
      } catch (thrown) {
        const refused: ApiError = asApiError(thrown);
        setIssues(toPartIssues(refused, sent));
        throw thrown;
      }
    },
  };
};
export type Payable = ReturnType<typeof usePayable>;
