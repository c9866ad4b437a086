import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { usePage } from '../../../navigation/use-page';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { KINDS } from '../kinds';
import { DeletedTable } from './deleted-table';

/** The trash of one list. Source: R-ACC-137. */
export const DeletedPage = ({ kind }: { kind: InstitutionKind }) => {
  const { words, list } = KINDS[kind];
  usePage({ title: words.deletedTitle, crumbs: [{ label: words.title, to: list() }] });
  return (
    <>
      <PageHeader
        title={words.deletedTitle}
        subtitle={words.deletedText}
        actions={
          <RouterButton variant="outline" to={list()}>
            {words.all}
          </RouterButton>
        }
      />
      <DeletedTable kind={kind} />
    </>
  );
};
