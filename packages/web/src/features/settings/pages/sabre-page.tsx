import { SimpleGrid } from '@chakra-ui/react';
import { TextField } from '../../../ui/fields/text-field';
import { StatusBadge } from '../../../ui/status-badge';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** The company's office in the flight reservation system. Source: R-SHELL-103..111, spec 3 §9. */
export const SabrePage = () => (
  <SettingPage
    section="sabre"
    path="/myaccount/sabre"
    intro="Your office in the flight reservation system. Bookings made there come into trips by record locator."
  >
    {({ control }) => (
      <>
        <div>
          <StatusBadge tone="warning">Not connected</StatusBadge>
        </div>
        <SettingGroup title="Your office">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField control={control} name="pcc" label="PCC" maxLength={5} spellCheck={false} placeholder="A1B2" />
            <TextField control={control} name="iata_number" label="IATA number" maxLength={8} inputMode="numeric" />
          </SimpleGrid>
          <TextField control={control} name="agency_name" label="Agency name there" maxLength={120} />
        </SettingGroup>
        <SettingGroup title="Sign-in">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField
              control={control}
              name="user_code"
              label="User code (EPR)"
              maxLength={40}
              spellCheck={false}
              autoComplete="off"
            />
            <TextField
              control={control}
              name="password"
              label="Interface password"
              maxLength={200}
              spellCheck={false}
              autoComplete="off"
              hint="Encrypted. Only the last four characters are ever shown again."
            />
          </SimpleGrid>
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
