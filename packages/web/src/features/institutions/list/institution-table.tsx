import { Box } from '@chakra-ui/react';
import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { BulkReport } from '../../../ui/record/bulk-report';
import { DataTable } from '../../../ui/table/data-table';
import { editByKey } from '../../../ui/table/inline-cell';
import { useListQuery } from '../../../ui/table/use-list-query';
import { INSTITUTION_COLUMNS, supplierColumns } from '../institution-columns';
import { fetchInstitutions } from '../institution-queries';
import { KINDS } from '../kinds';
import { useSupplierCategories } from '../supplier-categories';
import { useBulk } from '../use-bulk';
import { BulkActions } from './bulk-actions';
import { InstitutionCard } from './institution-card';
import { INSTITUTION_FILTERS } from './institution-filter-words';
import { INSTITUTION_LIST } from './institution-list';

const FETCH = { supplier: fetchInstitutions('supplier'), institution: fetchInstitutions('institution') };

/** One of the two lists: newest first, narrowed by the address, edited in its cells, changed by the ticked. Source: R-ACC-033, R-ACC-034. */
export const InstitutionTable = ({ kind, empty }: { kind: InstitutionKind; empty: ReactNode }) => {
  const navigate = useNavigate();
  const { words, table, profile } = KINDS[kind];
  const list = useListQuery(INSTITUTION_LIST);
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
        {...list.table}
        exportAs={table}
        toolbar={<FilterBar controls={INSTITUTION_FILTERS[kind]} list={list} />}
        searchLabel={words.search}
        empty={empty}
        onOpen={({ id }) => void navigate(profile(id))}
        card={(row) => <InstitutionCard row={row} />}
        selectionActions={(selection) => <BulkActions kind={kind} selection={selection} bulk={bulk} />}
      />
    </Box>
  );
};
