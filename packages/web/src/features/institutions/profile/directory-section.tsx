import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import {
  type DirectoryField,
  listOverrides,
} from '@wayline/core/areas/institutions/suppliers/directory/directory-overrides';
import { notify } from '../../../lib/toast-store';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import type { Option } from '../../../ui/fields/select-field';
import { notifyError } from '../../../ui/notify-error';
import { SectionFrame } from '../../../ui/record/section-frame';
import { EDIT } from '../guards';
import type { InstitutionProfile } from '../institution-queries';
import { categoryName } from '../institution-words';
import { useSupplierCategories } from '../supplier-categories';
import { INSTITUTION_PROFILE } from './institution-profile';

export const DIRECTORY_SECTION = { id: 'directory', title: 'Directory' } as const;
const WORDS: Record<DirectoryField, string> = {
  name: 'Name',
  website: 'Website',
  brand_supplier: 'Brand supplier',
  profile_category_id: 'Type',
  supplier_categories: 'Categories',
};

/** A value of the directory in words. */
const inWords = (value: unknown, categories: readonly Option[]): string => {
  if (typeof value === 'number') return categoryName(value);
  if (Array.isArray(value))
    return value.map((id) => categories.find((one) => one.value === id)?.label ?? String(id)).join(', ');
  return typeof value === 'string' ? value : 'Empty';
};

type Props = Required<Pick<InstitutionProfile, 'institution'>> & {
  entry: NonNullable<InstitutionProfile['directory_entry']>;
};
/** What a supplier that was copied from the directory has otherwise than the directory, and the way back. Source: R-ACC-137. */
export const DirectorySection = ({ institution, entry }: Props) => {
  const categories = useSupplierCategories();
  const save = INSTITUTION_PROFILE.useSave();
  const edits = usePermission(EDIT.permission) && !institution.deleted_at;
  const allowed = useGuardedAction(EDIT.permission, EDIT.action);
  const overrides = listOverrides(institution, entry);
  const adopt = async (field: DirectoryField) => {
    const [changes, was] = [{ [field]: entry[field] ?? '' }, { [field]: institution[field] ?? '' }];
    try {
      const after = await save(institution, { changes, was });
      const undo = () => void save(after, { changes: was, was: changes }).catch(notifyError);
      notify({ kind: 'success', title: `${WORDS[field]} saved`, undo });
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  return (
    <SectionFrame {...DIRECTORY_SECTION}>
      {overrides.length === 0 ? (
        <Text color="fg.muted">Same as the supplier directory.</Text>
      ) : (
        <Stack gap="3">
          <Text color="fg.muted">You changed what the supplier directory says. Your version counts.</Text>
          <chakra.ul listStyleType="none" display="grid" gap="3">
            {overrides.map((field) => (
              <li key={field}>
                <Text textStyle="small" color="fg.muted">
                  {WORDS[field]}
                </Text>
                <HStack justify="space-between" gap="2" align="start">
                  <Text minW="0" overflowWrap="anywhere">
                    {inWords(entry[field], categories)}
                  </Text>
                  {edits && (
                    <Button
                      size="2xs"
                      variant="outline"
                      aria-label={`Use the directory’s: ${WORDS[field]}`}
                      onClick={allowed(() => void adopt(field))}
                    >
                      Use this
                    </Button>
                  )}
                </HStack>
              </li>
            ))}
          </chakra.ul>
        </Stack>
      )}
    </SectionFrame>
  );
};
