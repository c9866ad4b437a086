import { Button, chakra, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { websiteText } from '@wayline/core/base/text-inputs';
import { foldText } from '@wayline/core/store/search/search-text';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../../lib/paths';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { EDIT } from '../guards';
import { categoryName } from '../institution-words';
import { useSupplierCategories } from '../supplier-categories';
import { directoryQuery, useCopyFromDirectory } from './directory-queries';

/** The directory of well-known suppliers, to copy into the company's own. Source: R-ACC-137. */
export const DirectoryPage = () => {
  usePage({ title: 'Supplier directory', crumbs: [{ label: 'Suppliers', to: PATHS.suppliers() }] });
  const [typed, setTyped] = useState('');
  const { data, error, isPending, refetch } = useQuery(directoryQuery);
  const categories = useSupplierCategories();
  const edits = usePermission(EDIT.permission);
  const allowed = useGuardedAction(EDIT.permission, EDIT.action);
  const { copy, copying } = useCopyFromDirectory();
  const wanted = foldText(typed.trim());
  const sells = (ids: readonly string[]) =>
    categories.filter(({ value }) => ids.includes(value)).map(({ label }) => label);
  const entries = (data ?? []).filter(({ name, brand_supplier, supplier_categories }) =>
    foldText([name, brand_supplier, ...sells(supplier_categories)].join(' ')).includes(wanted),
  );
  return (
    <>
      <PageHeader
        title="Supplier directory"
        count={data?.length}
        subtitle="Well-known suppliers to start from. Add one to your list, then make it your own: contacts, terms, notes."
        actions={
          <RouterButton variant="outline" to={PATHS.suppliers()}>
            All suppliers
          </RouterButton>
        }
      />
      <Input
        type="search"
        maxW="360px"
        mb="4"
        aria-label="Search the directory"
        placeholder="Name, brand or category"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isPending && (
        <Delayed>
          <CardsSkeleton cards={6} />
        </Delayed>
      )}
      {!isPending && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && (
        <Text color="fg.muted">Not in the directory. Add it under Suppliers instead.</Text>
      )}
      <Stack as="ul" listStyleType="none" gap="0" aria-label="Supplier directory">
        {entries.map((entry) => (
          <chakra.li key={entry.directory_id} py="2.5" borderBottomWidth="1px">
            <Flex justify="space-between" align="center" gap="3">
              <div>
                <Text fontWeight="600">{entry.name}</Text>
                <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
                  {[
                    categoryName(entry.profile_category_id),
                    ...sells(entry.supplier_categories),
                    entry.brand_supplier,
                    websiteText(entry.website),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              {entry.copied_as ? (
                <RouterButton
                  size="xs"
                  variant="ghost"
                  to={PATHS.supplier(entry.copied_as)}
                  aria-label={`Open ${entry.name}`}
                >
                  <Check size={14} aria-hidden /> On your list
                </RouterButton>
              ) : (
                edits && (
                  <Button
                    size="xs"
                    variant="outline"
                    aria-label={`Add ${entry.name}`}
                    loading={copying === entry.directory_id}
                    onClick={allowed(() => void copy(entry))}
                  >
                    Add
                  </Button>
                )
              )}
            </Flex>
          </chakra.li>
        ))}
      </Stack>
    </>
  );
};
