import { isOwnSupplierType } from '@wayline/core/areas/trip/settings/supplier-types';
import { ListField } from '../components/list-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** Of whom the company buys, and what it calls them. Source: R-SHELL-053, R-SHELL-149. */
export const SupplierTypesPage = () => (
  <SettingPage
    section="supplier_types"
    path="/myaccount/supplier_types"
    intro="Of whom you buy, and what you call them. Suppliers are offered by these names and in this order wherever one is chosen."
  >
    {({ control }) => (
      <SettingGroup
        title="Your list"
        text="Bookings file their suppliers under the types that cannot be taken away; those can be renamed and hidden. A type of your own gathers the suppliers of bookings whose kind is called like it, or like one of its kinds. A hidden type is still shown where it has suppliers."
      >
        <ListField
          control={control}
          name="entries"
          one="supplier type"
          label="Supplier types"
          isFixed={(entry) => !isOwnSupplierType(entry)}
          under={{ one: 'kind', many: 'kinds' }}
        />
      </SettingGroup>
    )}
  </SettingPage>
);
