import { NumberField } from '../../../ui/fields/number-field';
import { SettingGroup, SettingPage } from '../../settings/public';
import { RulesField } from './rules-field';

/** What countries ask of passports, as trips are checked against it. */
export const EntryRulesPage = () => (
  <SettingPage
    section="entry_rules"
    path="/myaccount/entry-rules"
    intro="Trips are checked against these rules, and you’re warned when a passport won’t do. Each rule names its source."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Everywhere else" text="For trips abroad to countries without a rule of their own.">
          <NumberField
            control={control}
            name="default_months"
            label="Months of validity after the trip"
            required
            max={24}
          />
        </SettingGroup>
        <SettingGroup
          title="By destination"
          text="Check before you rely on these: entry rules change without notice and differ by nationality."
        >
          <RulesField control={control} />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
