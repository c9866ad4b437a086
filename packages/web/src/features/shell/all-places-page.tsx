import { chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import { failingGuard } from '@wayline/core/identity/guards';
import { type AppPath, guardsOf } from '@wayline/core/identity/routes';
import { titleOf } from '@wayline/core/identity/routes-titles';
import { usePage } from '../../app/use-page';
import { guardSession } from '../../lib/session';
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
                .filter((path) => !failingGuard(guardsOf(path), session))
                .map((path) => (
                  <chakra.li key={path} py="1.5">
                    <RouterLink to={path}>{titleOf(path)}</RouterLink>
                  </chakra.li>
                ))}
            </chakra.ul>
          </div>
        ))}
      </SimpleGrid>
    </>
  );
};
