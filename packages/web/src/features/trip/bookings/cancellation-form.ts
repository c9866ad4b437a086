import type { CancellationDraft } from '@wayline/core/areas/trip/bookings/cancellation/cancellation';
import type { Money } from '@wayline/core/base/values';
import { trimOrUndefined } from '../../../lib/trim-or-undefined';

const AMOUNTS = ['penalty', 'refund_expected', 'refund_received'] as const;
const DAYS = ['requested_on', 'confirmed_on', 'refund_expected_on', 'refund_received_on'] as const;

/** A cancellation as its drawer holds it. */
export type CancellationForm = { status: string; notes: string } & Partial<
  Record<(typeof AMOUNTS)[number], Money> & Record<(typeof DAYS)[number], string>
>;

export const toCancellationForm = (draft: CancellationDraft): CancellationForm => ({
  status: draft.status,
  notes: draft.notes ?? '',
  ...Object.fromEntries(DAYS.map((name) => [name, draft[name]])),
  ...Object.fromEntries(
    AMOUNTS.flatMap((name) => {
      const minor = draft[name];
      return minor === undefined ? [] : [[name, { minor, currency: draft.currency }]];
    }),
  ),
});

/** What a filled drawer says, in the currency it was opened with. */
export const toCancellationDraft = (form: CancellationForm, currency: string): CancellationDraft => ({
  status: form.status as CancellationDraft['status'],
  currency,
  notes: trimOrUndefined(form.notes),
  ...Object.fromEntries(DAYS.map((name) => [name, form[name]])),
  ...Object.fromEntries(AMOUNTS.map((name) => [name, form[name]?.minor])),
});
