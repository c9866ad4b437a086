import { chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import { failingGuard } from '@wayline/core/navigation/guards';
import { type AppPath, listGuards } from '@wayline/core/navigation/routes';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { guardSession } from '../../lib/session';
import { usePage } from '../../navigation/use-page';
import { PageHeader } from '../../ui/page-header';
import { RouterLink } from '../../ui/router-link';

type Group = { title: string; paths: readonly AppPath[] };
const GROUPS: readonly Group[] = [
  {
    title: 'Work',
    paths: [
      '/dashboard',
      '/trips',
      '/trips/deleted',
      '/bookings',
      '/booking_confirmations',
      '/unclaimed_bookings',
      '/claim_requests',
      '/library',
      '/checklists',
    ],
  },
  {
    title: 'My account',
    paths: [
      '/myaccount/profile',
      '/myaccount/changepassword',
      '/myaccount/multi_factor_auth',
      '/myaccount/subscription',
      '/logout',
    ],
  },
];

/** Where the user may go, as a list to read. Source: R-SHELL-045 (G-020). */
export const AllPlacesPage = () => {
  usePage({ title: 'All pages' });
  const session = guardSession();
  return (
    <>
      <PageHeader title="All pages" />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="8" maxW="800px">
        {GROUPS.map(({ title, paths }) => (
          <div key={title}>
            <Heading as="h2" textStyle="section" pb="2">
              {title}
            </Heading>
            <chakra.ul listStyleType="none">
              {paths
                .filter((path) => !failingGuard(listGuards(path), session))
                .map((path) => (
                  <chakra.li key={path} py="1.5">
                    <RouterLink to={path}>{getPageTitle(path)}</RouterLink>
                  </chakra.li>
                ))}
            </chakra.ul>
          </div>
        ))}
      </SimpleGrid>
    </>
  );
};
