import { SimpleGrid, Text } from '@chakra-ui/react';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { formatNumber } from '@wayline/core/areas/settings/sections/invoice-numbering';
import { type Control, useWatch } from 'react-hook-form';
import { todayHere } from '../../../lib/today';
import { NumberField } from '../../../ui/fields/number-field';
import { TextField } from '../../../ui/fields/text-field';
import { TickField } from '../../../ui/fields/tick-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

type Props = { control: Control<SettingsOf<'invoice_numbering'>> };

/** How the numbers look that come of this. */
const Example = ({ control }: Props) => {
  const numbering = useWatch({ control }) as SettingsOf<'invoice_numbering'>;
  const like = (kind: 'INVOICE' | 'CREDIT_NOTE', first: number) => formatNumber(kind, todayHere(), first, numbering);
  return (
    <Text role="status" color="fg.muted">
      {`Invoices look like ${like('INVOICE', numbering.first_invoice || 1)}, credit notes like ${like('CREDIT_NOTE', 1)}.`}
    </Text>
  );
};

/** How invoices and credit notes are numbered. What was issued keeps its number. */
export const InvoiceNumberingPage = () => (
  <SettingPage
    section="invoice_numbering"
    path="/myaccount/invoice-numbering"
    intro="Numbers follow each other without a gap. Invoices you’ve issued keep theirs."
  >
    {({ control }) => (
      <SettingGroup title="Numbers">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField control={control} name="invoice_prefix" label="Invoices begin with" maxLength={10} />
          <TextField control={control} name="credit_note_prefix" label="Credit notes begin with" maxLength={10} />
          <NumberField control={control} name="digits" label="Digits" min={3} max={8} />
          <NumberField
            control={control}
            name="first_invoice"
            label="First number"
            min={1}
            max={9_999_999}
            hint="Counts while there is no invoice yet, e.g. where you come from another system."
          />
          <NumberField
            control={control}
            name="first_year"
            label="Only in the year"
            min={2000}
            max={2999}
            hint="Leave blank to begin each year with it."
          />
        </SimpleGrid>
        <TickField control={control} name="by_year" label="Start again each year, with the year in the number" />
        <Example control={control} />
      </SettingGroup>
    )}
  </SettingPage>
);
