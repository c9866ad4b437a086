import { Box } from '@chakra-ui/react';
import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { BulkReport } from '../../../ui/record/bulk-report';
import { DataTable } from '../../../ui/table/data-table';
import { editByKey } from '../../../ui/table/inline-cell';
import { INSTITUTION_COLUMNS, supplierColumns } from '../institution-columns';
import { fetchInstitutions } from '../institution-queries';
import { KINDS } from '../kinds';
import { useSupplierCategories } from '../supplier-categories';
import { useBulk } from '../use-bulk';
import { BulkActions } from './bulk-actions';
import { FilterBar } from './filter-bar';
import { InstitutionCard } from './institution-card';
import { useInstitutionFilters } from './use-institution-filters';

const FETCH = { supplier: fetchInstitutions('supplier'), institution: fetchInstitutions('institution') };

/** One of the two lists: newest first, narrowed by the address, edited in its cells, changed by the ticked. Source: R-ACC-033, R-ACC-034. */
export const InstitutionTable = ({ kind, empty }: { kind: InstitutionKind; empty: ReactNode }) => {
  const navigate = useNavigate();
  const { words, table, profile } = KINDS[kind];
  const { filters, search, sort, show, narrow, find, order } = useInstitutionFilters();
  const bulk = useBulk(KINDS[kind]);
  const categories = useSupplierCategories();
  const columns = useMemo(
    () => (kind === 'supplier' ? supplierColumns(categories) : INSTITUTION_COLUMNS),
    [kind, categories],
  );
  return (
    <Box onKeyDownCapture={editByKey}>
      <BulkReport bulk={bulk} />
      <DataTable<InstitutionRow>
        name={table}
        label={words.title}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        fetchRows={FETCH[kind]}
        filters={filters}
        search={search}
        onSearch={find}
        sort={sort}
        onSort={order}
        onView={(view) => show({ ...view.filters, search: view.search, sort: view.sort })}
        exportAs={table}
        toolbar={<FilterBar kind={kind} filters={filters} onNarrow={narrow} />}
        searchLabel={words.search}
        empty={empty}
        onOpen={({ id }) => void navigate(profile(id))}
        card={(row) => <InstitutionCard row={row} />}
        selectionActions={(selection) => (
          <BulkActions kind={kind} selection={selection} search={search} filters={filters} bulk={bulk} />
        )}
      />
    </Box>
  );
};
