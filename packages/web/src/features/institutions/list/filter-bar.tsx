import { Button, NativeSelect } from '@chakra-ui/react';
import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { X } from 'lucide-react';
import type { Option } from '../../../ui/fields/select-field';
import { categoryOptions } from '../institution-words';
import { useSupplierCategories } from '../supplier-categories';
import type { FilterName } from './use-institution-filters';

type Filters = Partial<Record<FilterName, string>>;
type Props = {
  kind: InstitutionKind;
  filters: Filters;
  onNarrow: (changes: Partial<Record<FilterName, string | undefined>>) => void;
};

type ChooserProps = {
  label: string;
  any: string;
  value: string | undefined;
  options: readonly Option[];
  onPick: (value: string | undefined) => void;
};
const Chooser = ({ label, any, value, options, onPick }: ChooserProps) => (
  <NativeSelect.Root size="xs" width="auto">
    <NativeSelect.Field
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onPick(event.target.value || undefined)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);

/** How a list is narrowed: by type, by what suppliers sell, and by the tag that a link asked for. */
export const FilterBar = ({ kind, filters: { category, supplier_category, tag }, onNarrow }: Props) => {
  const categories = useSupplierCategories();
  const types = categoryOptions(kind);
  return (
    <>
      <Chooser
        label="Type"
        any="Any type"
        value={category}
        options={types}
        onPick={(picked) => onNarrow({ category: picked })}
      />
      {kind === 'supplier' && (
        <Chooser
          label="Category"
          any="Any category"
          value={supplier_category}
          options={categories}
          onPick={(picked) => onNarrow({ supplier_category: picked })}
        />
      )}
      {tag && (
        <Button
          size="xs"
          variant="subtle"
          aria-label={`Remove filter: Tag: ${tag}`}
          onClick={() => onNarrow({ tag: undefined })}
        >
          {`Tag: ${tag}`} <X size={12} aria-hidden />
        </Button>
      )}
    </>
  );
};
