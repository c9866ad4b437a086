import type { AppPath } from '@wayline/core/navigation/routes';
import { getPageTitle, pathAbove } from '@wayline/core/navigation/routes-titles';
import { isHere } from '@wayline/core/navigation/routes-to-come';
import { generatePath, Navigate, useParams } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { usePage } from '../../navigation/use-page';
import { PageHeader } from '../../ui/page-header';
import { comingAt } from './coming-at';
import { ComingState } from './coming-state';

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
      <ComingState {...coming} />
    </>
  );
};
