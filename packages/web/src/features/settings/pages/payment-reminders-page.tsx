import { Text } from '@chakra-ui/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { countOf } from '@wayline/core/base/plural';
import { type Control, useWatch } from 'react-hook-form';
import { call } from '../../../lib/api';
import { usePermission } from '../../../lib/use-permission';
import { TextField } from '../../../ui/fields/text-field';
import { TickField } from '../../../ui/fields/tick-field';
import { TimeField } from '../../../ui/fields/time-field';
import { ReminderPreview } from '../components/reminder-preview';
import { ReminderRules } from '../components/reminder-rules';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';
import { SidePreview } from '../components/side-preview';

type Props = { control: Control<SettingsOf<'payment_reminders'>> };

const openInvoicesQuery = queryOptions({
  queryKey: ['invoices', 'reminded'] as const,
  queryFn: ({ signal }) => call('book.payment-reminders.count', {}, { signal }),
});

/** What turning reminders on does to the invoices that are open. */
const Reach = ({ control }: Props) => {
  const sends = useWatch({ control, name: 'sends' });
  const views = usePermission('View Invoices');
  const { data } = useQuery({ ...openInvoicesQuery, enabled: Boolean(sends) && views });
  if (!sends) return null;
  const invoices = data && countOf(data.invoices, 'open invoice');
  return (
    <Text color="fg.muted">
      {invoices ? `You have ${invoices} now. ` : ''}
      Whoever owes something that has come due already gets one reminder at the next sending time, unless you emailed
      them the invoice since.
    </Text>
  );
};

const Shown = ({ control }: Props) => <ReminderPreview words={useWatch({ control, name: 'words' })} />;

/** When those who pay are reminded, and what the mails say besides. */
export const PaymentRemindersPage = () => (
  <SettingPage
    section="payment_reminders"
    path="/myaccount/payment-reminders"
    wide
    intro="Wayline emails clients what they owe, with a link to their part of the invoice. Clients who have paid, are paying online, or asked not to be reminded get nothing."
  >
    {({ control }) => (
      <SidePreview caption="What a client gets" shown={<Shown control={control} />}>
        <SettingGroup title="Payment reminders">
          <TickField control={control} name="sends" label="Send payment reminders" />
          <Reach control={control} />
        </SettingGroup>
        <SettingGroup
          title="When they’re sent"
          text="For each payment that is due. A day that was missed is one email, not several."
        >
          <ReminderRules control={control} />
          <TimeField control={control} name="time" label="Time" hint="In your company’s time zone." required />
        </SettingGroup>
        <SettingGroup title="Your own words">
          <TextField
            control={control}
            name="words"
            label="Added to each reminder"
            hint="Optional."
            lines={4}
            maxLength={1000}
          />
        </SettingGroup>
      </SidePreview>
    )}
  </SettingPage>
);
