import { Stack } from '@chakra-ui/react';
import type { FieldCondition, FormDraft, FormField } from '@wayline/core/areas/forms/form';
import { listEarlier } from './form-edits';
import { SelectSetting, TextSetting } from './inputs';

const IS_WORDS: Readonly<Record<FieldCondition['is'], string>> = {
  equals: 'is',
  not_equals: 'is not',
  filled: 'is answered',
  empty: 'is not answered',
};
const ALWAYS = '';
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const listValues = ({ type, options }: FormField) => (type === 'yes_no' ? YES_NO : options);

type Props = {
  sections: FormDraft['sections'];
  id: string;
  condition: FieldCondition | undefined;
  onChange: (condition: FieldCondition | undefined) => void;
};

/** When a part is asked: always, or by the answer to an earlier question. */
export const ConditionSetting = ({ sections, id, condition, onChange }: Props) => {
  const earlier = listEarlier(sections, id);
  const looked = earlier.find((field) => field.id === condition?.field_id);
  const values = looked ? listValues(looked) : [];
  const compares = condition?.is === 'equals' || condition?.is === 'not_equals';
  const choose = (field_id: string) => {
    const field = earlier.find((one) => one.id === field_id);
    if (!field) return onChange(undefined);
    const [first] = listValues(field);
    return onChange(first ? { field_id, is: 'equals', value: first.value } : { field_id, is: 'filled' });
  };
  if (earlier.length === 0 && !condition) return null;
  return (
    <Stack gap="2">
      <SelectSetting label="Show" value={condition?.field_id ?? ALWAYS} onChange={choose}>
        <option value={ALWAYS}>Always</option>
        {earlier.map((field) => (
          <option key={field.id} value={field.id}>
            {`If “${field.label}” …`}
          </option>
        ))}
      </SelectSetting>
      {condition && (
        <SelectSetting
          label="Condition"
          value={condition.is}
          onChange={(is) => onChange({ ...condition, is: is as FieldCondition['is'] })}
        >
          {Object.entries(IS_WORDS).map(([is, words]) => (
            <option key={is} value={is}>
              {words}
            </option>
          ))}
        </SelectSetting>
      )}
      {condition && compares && values.length > 0 && (
        <SelectSetting
          label="Answer"
          value={condition.value ?? ''}
          onChange={(value) => onChange({ ...condition, value })}
        >
          {values.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectSetting>
      )}
      {condition && compares && values.length === 0 && (
        <TextSetting label="Answer" value={condition.value} onChange={(value) => onChange({ ...condition, value })} />
      )}
    </Stack>
  );
};
