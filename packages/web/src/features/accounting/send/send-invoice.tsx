import { Button, Stack } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MAIL_REFUSALS } from '@wayline/core/areas/messaging/public-schemas';
import { CLIENT_LANGUAGE_LABELS } from '@wayline/core/base/client-locales';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { asApiError } from '../../../lib/api-error';
import { copyLink } from '../../../ui/copy-link';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { notifyError } from '../../../ui/notify-error';
import { isForAll } from '../../../ui/record/use-bulk';
import { notify } from '../../../ui/toaster';
import { confirmLeave } from '../../../ui/use-confirm-discard';
import { PartProblem } from '../form-part';
import {
  type Invoice,
  type InvoiceLinks,
  type InvoiceShare,
  invalidateAccounting,
  invoiceLinksQuery,
} from '../invoice-queries';
import { TOUCH } from '../touch-target';
import { useShowRefusal } from '../use-show-refusal';
import { LinkList } from './link-list';
import { PayerRow } from './payer-row';
import { findMailed, type SendForm, startSending } from './send-form';
import { useInvoicePdf } from './use-invoice-pdf';
import { useMakeLink } from './use-make-link';

const LANGUAGES = Object.entries(CLIENT_LANGUAGE_LABELS).map(([value, label]) => ({ value, label }));

/** What keeps every further mail of the day from leaving too. */
const OF_ALL_MAILS: ReadonlySet<string> = new Set([
  'mail.trial_limit',
  'mail.daily_limit',
] satisfies (typeof MAIL_REFUSALS)[number][]);

type Made = Awaited<ReturnType<ReturnType<typeof useMakeLink>>>;

/** Links that were made here to be copied, by who pays: copying again copies the same one, until it is turned off or another language is chosen. */
const useCopiedLinks = (invoice: Invoice) => {
  const cache = useQueryClient();
  const makeLink = useMakeLink();
  const { data } = useQuery(invoiceLinksQuery(invoice.id));
  const [made, setMade] = useState<Readonly<Record<string, Made & { asked: SendForm['language'] }>>>({});
  const [isBusy, setBusy] = useState(false);
  const find = ({ payer_id }: InvoiceShare, language: SendForm['language']) => {
    const kept = made[payer_id];
    const isOff = data?.links.some(({ id, revoked_at }) => id === kept?.link.id && revoked_at);
    return kept && kept.asked === language && !isOff ? kept.url : undefined;
  };
  const make = async ({ payer_id }: InvoiceShare, language: SendForm['language']) => {
    setBusy(true);
    try {
      const one = await makeLink({ invoice_id: invoice.id, payer_id, message: '', language });
      setMade((before) => ({ ...before, [payer_id]: { ...one, asked: language } }));
      await copyLink(one.url);
    } catch (thrown) {
      notifyError(thrown);
    } finally {
      setBusy(false);
      await invalidateAccounting(cache);
    }
  };
  const copy = (share: InvoiceShare, language: SendForm['language']) => {
    const url = find(share, language);
    return url ? copyLink(url) : make(share, language);
  };
  return { isBusy, find, copy };
};

type Props = { invoice: Invoice; known: InvoiceLinks; onClose: () => void };

/** Sends an issued invoice to those who pay it, each their own part by a link of their own, and shows the links that there are. */
export const SendInvoice = ({ invoice, known, onClose }: Props) => {
  // As it was when this opened: where a colleague revises it meanwhile, an address stays with whom it was entered for.
  const [{ id, revision, currency, shares }] = useState(invoice);
  const [{ links, payers: listed }] = useState(known);
  const cache = useQueryClient();
  const formId = useId();
  const form = useForm<SendForm>({ defaultValues: startSending(invoice, known) });
  const { control, formState, setError } = form;
  const [payers, language] = useWatch({ control, name: ['payers', 'language'] });
  const [sentTo, setSentTo] = useState<Readonly<Record<string, string>>>({});
  const makeLink = useMakeLink();
  const copied = useCopiedLinks(invoice);
  const pdf = useInvoicePdf(invoice);
  const shown = useShowRefusal<HTMLDivElement>(formState.errors.root);
  const ticked = shares.filter(({ payer_id }, at) => payers[at]?.ticked && !sentTo[payer_id]).length;

  const leave = async () => {
    // What is on its way can't be called back.
    if (!formState.isSubmitting && (await confirmLeave())) onClose();
  };
  /** Whether it was sent; where one alone is refused, why stays with them. */
  const sendOne = async (at: number, payer_id: string, { payers, message, language }: SendForm) => {
    const email = payers[at]?.email.trim() ?? '';
    try {
      await makeLink({ invoice_id: id, payer_id, email, message: message.trim(), language });
      setSentTo((before) => ({ ...before, [payer_id]: email }));
      return true;
    } catch (thrown) {
      const error = asApiError(thrown);
      if (isForAll(error) || OF_ALL_MAILS.has(error.code)) throw error;
      const message = error.issues.find(({ path }) => path === 'email')?.message ?? error.message;
      setError(`payers.${at}.email`, { message });
      return false;
    }
  };
  const send = async (values: SendForm) => {
    const chosen = shares.flatMap(({ payer_id }, at) =>
      values.payers[at]?.ticked && !sentTo[payer_id] ? [{ at, payer_id }] : [],
    );
    const [first, second] = chosen;
    if (!first) {
      setError('root.nobody', { message: 'Choose who to send it to.' });
      return false;
    }
    const refused: number[] = [];
    try {
      for (const { at, payer_id } of chosen) if (!(await sendOne(at, payer_id, values))) refused.push(at);
    } finally {
      await invalidateAccounting(cache);
    }
    if (refused.length > 0) {
      form.setFocus(`payers.${refused[0] ?? 0}.email`);
      return false;
    }
    const who = second ? `${chosen.length} clients` : values.payers[first.at]?.email.trim();
    notify({ kind: 'success', title: `Sent to ${who}` });
    onClose();
    return true;
  };
  return (
    <Modal
      open
      kind="sheet"
      width="560px"
      title="Send this invoice"
      onClose={() => void leave()}
      footer={
        <>
          <Button {...TOUCH} variant="outline" disabled={formState.isSubmitting} onClick={() => void leave()}>
            Cancel
          </Button>
          <SubmitButton {...TOUCH} form={form} formId={formId}>
            {ticked > 1 ? `Send to ${ticked}` : 'Send'}
          </SubmitButton>
        </>
      }
    >
      <Stack ref={shown} gap="6">
        <Form
          form={form}
          onSubmit={send}
          keepAs={`invoice-send-${id}-${revision}`}
          unsaved={formState.isDirty}
          id={formId}
        >
          <Stack gap="3">
            {shares.map((share, at) => (
              <PayerRow
                key={share.payer_id}
                {...{ control, at, share, currency }}
                email={listed.find(({ payer_id }) => payer_id === share.payer_id)?.email}
                mailed={findMailed(links, share.payer_id)}
                sentTo={sentTo[share.payer_id]}
                url={copied.find(share, language)}
                isBusy={copied.isBusy || pdf.isPending}
                onCopy={() => void copied.copy(share, language)}
                onPdf={() => pdf.mutate({ share, language })}
              />
            ))}
            <PartProblem>{formState.errors.root?.nobody?.message}</PartProblem>
          </Stack>
          <TextField
            control={control}
            name="message"
            label="Message"
            hint="Optional. It’s part of the email."
            lines={4}
            maxLength={2000}
          />
          <SelectField
            control={control}
            name="language"
            label="Language"
            emptyLabel="As their itinerary"
            options={LANGUAGES}
          />
        </Form>
        <LinkList invoice={invoice} />
      </Stack>
    </Modal>
  );
};
