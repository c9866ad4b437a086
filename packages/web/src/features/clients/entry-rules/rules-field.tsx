import { Button, chakra, HStack, Input, Text } from '@chakra-ui/react';
import type { EntryRule, EntryRules } from '@wayline/core/areas/clients/entry-rules/entry-rule';
import { wordMatcher } from '@wayline/core/base/text-match';
import { Plus, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { todayHere } from '../../../lib/today';
import { confirm } from '../../../ui/confirm-dialog';
import { hasChangedRules, putBackRules } from './put-back';
import { RuleRow } from './rule-row';
import { toCountryWords } from './rule-words';

const RuleDialog = lazy(async () => ({ default: (await import('./rule-dialog')).RuleDialog }));

const newRule = (): EntryRule => ({
  id: crypto.randomUUID(),
  name: '',
  countries: [],
  months: 6,
  counted_from: 'arrival',
  source: '',
  source_date: todayHere(),
});

/** The rules as a field of the page: changed, added, hidden, removed, and put back as they began. */
export const RulesField = ({ control }: { control: Control<EntryRules> }) => {
  const { field, fieldState } = useController({ control, name: 'entries' });
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<EntryRule>();
  const rules = field.value;
  const matches = wordMatcher(typed);
  const shown = rules.filter((rule) => matches(`${rule.name} ${toCountryWords(rule)}`));
  const isNew = !rules.some(({ id }) => id === open?.id);
  const save = (rule: EntryRule) =>
    field.onChange(isNew ? [...rules, rule] : rules.map((one) => (one.id === rule.id ? rule : one)));
  const putBack = async () => {
    const text = 'Your changes to built-in rules are undone. Rules you added stay.';
    if (await confirm({ title: 'Put the built-in rules back?', text, confirm: 'Put back' }))
      field.onChange(putBackRules(rules));
  };
  return (
    <>
      <HStack gap="2" wrap="wrap">
        <Input
          size="sm"
          flex="1 1 160px"
          aria-label="Find a rule"
          placeholder="Find a country"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Button size="sm" variant="outline" onClick={() => setOpen(newRule())}>
          <Plus size={14} aria-hidden /> Add rule
        </Button>
        {hasChangedRules(rules) && (
          <Button size="sm" variant="ghost" onClick={() => void putBack()}>
            <RotateCcw size={14} aria-hidden /> Put built-in rules back
          </Button>
        )}
      </HStack>
      {shown.length === 0 ? (
        <Text color="fg.muted">
          {rules.length === 0
            ? 'No rules. The months above apply to every trip abroad.'
            : 'No rule matches. Countries without a rule use the months above.'}
        </Text>
      ) : (
        <chakra.ul listStyleType="none" aria-label="Rules">
          {shown.map((rule) => (
            <RuleRow
              key={rule.id}
              rule={rule}
              onEdit={() => setOpen(rule)}
              onHide={() =>
                field.onChange(
                  rules.map((one) => (one === rule ? { ...one, hidden: one.hidden ? undefined : true } : one)),
                )
              }
              onRemove={() => field.onChange(rules.filter((one) => one !== rule))}
            />
          ))}
        </chakra.ul>
      )}
      {fieldState.error?.message && (
        <Text role="alert" textStyle="small" color="fg.error">
          {fieldState.error.message}
        </Text>
      )}
      <Suspense fallback={null}>
        {open && (
          <RuleDialog
            rule={open}
            isNew={isNew}
            taken={rules.filter(({ id }) => id !== open.id).map(({ name }) => name)}
            onSave={save}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
};
