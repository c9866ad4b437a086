import { Grid, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { usePermission } from '../../../lib/use-permission';
import { SectionCard } from '../../../ui/record/section-card';
import { SectionNav } from '../../../ui/record/section-nav';
import type { InstitutionProfile } from '../institution-queries';
import { useSupplierCategories } from '../supplier-categories';
import { BOOKINGS_SECTION, BookingsSection } from './bookings-section';
import { DIRECTORY_SECTION, DirectorySection } from './directory-section';
import { INSTITUTION_PROFILE } from './institution-profile';
import { NOTES, toSections } from './institution-sections';
import { MEMBERS_SECTION, MembersSection } from './members-section';

/** The sections of a profile: a list of them, the facts, and notes and where it comes from beside them. */
export const InstitutionBody = ({ profile: { institution, directory_entry } }: { profile: InstitutionProfile }) => {
  const categories = useSupplierCategories();
  const seesClients = usePermission('View Client Profiles');
  const seesBookings = usePermission('View Reservations');
  const seesCommission = usePermission('View Commissions');
  const { profile_category_id } = institution;
  const sections = useMemo(
    () => toSections({ profile_category_id }, { categories, seesCommission }),
    [profile_category_id, categories, seesCommission],
  );
  const shared = { record: institution, kind: INSTITUTION_PROFILE };
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '188px minmax(0, 1fr)', xl: '188px minmax(0, 1fr) 320px' }}
      gap="6"
      alignItems="start"
    >
      <SectionNav
        sections={[
          ...sections,
          ...(seesBookings ? [BOOKINGS_SECTION] : []),
          ...(seesClients ? [MEMBERS_SECTION] : []),
          NOTES,
          ...(directory_entry ? [DIRECTORY_SECTION] : []),
        ]}
      />
      <Stack gap="3" minW="0">
        {sections.map((section) => (
          <SectionCard key={section.id} section={section} {...shared} />
        ))}
        {seesBookings && <BookingsSection institution={institution} />}
        {seesClients && <MembersSection institution={institution} />}
      </Stack>
      <Stack gap="3" minW="0" gridColumn={{ lg: '2', xl: 'auto' }}>
        <SectionCard section={NOTES} {...shared} narrow />
        {directory_entry && <DirectorySection institution={institution} entry={directory_entry} />}
      </Stack>
    </Grid>
  );
};
