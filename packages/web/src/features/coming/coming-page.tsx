import { Text } from '@chakra-ui/react';
import type { AppPath } from '@wayline/core/navigation/routes';
import { getPageTitle, pathAbove } from '@wayline/core/navigation/routes-titles';
import { isHere } from '@wayline/core/navigation/routes-to-come';
import { generatePath, Navigate, useParams } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { usePage } from '../../navigation/use-page';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { RouterButton } from '../../ui/router-button';
import { comingAt } from './coming-at';

/** The addresses above a page that have one, the highest first. */
const above = (path: AppPath): AppPath[] => {
  const next = pathAbove(path);
  return next ? [...above(next), next].filter(isHere) : [];
};

/** An area that is not built yet: what it will do, and what does the job today. It never pretends to work. */
export const ComingPage = ({ path }: { path: AppPath }) => {
  const title = getPageTitle(path);
  const parts = useParams();
  usePage({ title, crumbs: above(path).map((one) => ({ label: getPageTitle(one), to: generatePath(one, parts) })) });
  const coming = comingAt(path);
  if (!coming) return <Navigate to={PATHS.notFound()} replace />;
  return (
    <>
      <PageHeader title={title} subtitle={coming.will} />
      <EmptyState
        icon={coming.icon}
        title="Coming soon"
        text={
          <>
            This isn’t available yet. In the meantime:
            <Text as="span" display="block" mt="2" color="fg">
              {coming.today}
            </Text>
          </>
        }
        action={
          coming.link && (
            <RouterButton to={coming.link.to} variant="outline">
              {coming.link.label}
            </RouterButton>
          )
        }
      />
    </>
  );
};
