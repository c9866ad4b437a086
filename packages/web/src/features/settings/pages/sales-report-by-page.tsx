import { RadioField } from '../components/radio-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

const BY = [
  { value: 'booking', label: 'When it’s booked', hint: 'Everything your advisors sold, paid or not.' },
  { value: 'invoice', label: 'When it’s invoiced', hint: 'Matches your books.' },
];

/** What sales reports count by. Source: R-ACC-067 (G-150). */
export const SalesReportByPage = () => (
  <SettingPage
    section="sales_report_by"
    path="/myaccount/sales_report_by"
    intro="When a sale counts in reports and toward sales targets."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Sales reports">
          <RadioField control={control} name="sales_report_by" label="A sale counts" choices={BY} />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
