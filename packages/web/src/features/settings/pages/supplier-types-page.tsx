import { isOwnSupplierType } from '@wayline/core/areas/trip/settings/supplier-types';
import { ListField } from '../components/list-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** Of whom the company buys, and what it calls them. Source: R-SHELL-053, R-SHELL-149. */
export const SupplierTypesPage = () => (
  <SettingPage
    section="supplier_types"
    path="/myaccount/supplier_types"
    intro="The kinds of suppliers you work with. You’ll choose from these names, in this order."
  >
    {({ control }) => (
      <SettingGroup
        title="Your list"
        text="Bookings file their suppliers under the built-in types, so you can rename or hide those but not remove them. A type you add collects suppliers from bookings with a sub type of the same name, or the name of one of its sub types. A hidden type still shows where it has suppliers."
      >
        <ListField
          control={control}
          name="entries"
          one="supplier type"
          label="Supplier types"
          isFixed={(entry) => !isOwnSupplierType(entry)}
          under={{ one: 'sub type', many: 'sub types' }}
        />
      </SettingGroup>
    )}
  </SettingPage>
);
