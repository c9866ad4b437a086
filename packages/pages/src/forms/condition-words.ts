import type { I18n } from '@lingui/core';
import { YES } from '@wayline/core/areas/forms/field-types';
import type { FieldCondition, FormContent } from '@wayline/core/areas/forms/form';

/** When a question is to be answered, for who reads it without a script that would hide it. */
export const conditionWords = (
  i18n: I18n,
  { sections }: FormContent,
  { field_id, is, value = '' }: FieldCondition,
): string => {
  const field = sections.flatMap(({ fields }) => fields).find(({ id }) => id === field_id);
  const question = field?.label ?? '';
  const yesOrNo = value === YES ? i18n._('Yes') : i18n._('No');
  const label = field?.options.find((option) => option.value === value)?.label ?? value;
  const answer = field?.type === 'yes_no' ? yesOrNo : label;
  switch (is) {
    case 'equals':
      return i18n._('Only if your answer to “{question}” is “{answer}”.', { question, answer });
    case 'not_equals':
      return i18n._('Only if your answer to “{question}” isn’t “{answer}”.', { question, answer });
    case 'filled':
      return i18n._('Only if you answered “{question}”.', { question });
    case 'empty':
      return i18n._('Only if you didn’t answer “{question}”.', { question });
  }
};
