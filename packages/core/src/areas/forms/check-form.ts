import type { Issue } from '../../base/result';
import { isTripTarget } from './field-targets';
import type { FieldCondition, FormContent } from './form';
import { isPerTraveler } from './visible-fields';

const ASKS_CHOICE: ReadonlySet<string> = new Set(['choice', 'choices']);

/** What keeps a form from being published, by the id of the field or the section. */
export const checkForm = (form: FormContent): Issue[] => {
  const issues: Issue[] = [];
  const say = (path: string, message: string) => issues.push({ path, message });
  const known = new Map<string, { per_traveler: boolean }>();
  const all = new Set<string>();
  const checkCondition = (path: string, per_traveler: boolean, condition: FieldCondition | undefined) => {
    if (!condition) return;
    const asked = known.get(condition.field_id);
    if (!asked || (asked.per_traveler && !per_traveler))
      say(path, 'Its condition looks at a question that doesn’t come before it. Choose an earlier one.');
    else if ((condition.is === 'equals' || condition.is === 'not_equals') && !condition.value)
      say(path, 'Its condition has no answer to compare with. Add one.');
  };
  for (const section of form.sections) {
    const per_traveler = isPerTraveler(form, section);
    if (all.has(section.id)) say(section.id, 'Two parts of this form have the same name. Remove one and add it again.');
    all.add(section.id);
    checkCondition(section.id, per_traveler, section.condition);
    for (const field of section.fields) {
      if (all.has(field.id)) say(field.id, 'Two parts of this form have the same name. Remove one and add it again.');
      all.add(field.id);
      checkCondition(field.id, per_traveler, field.condition);
      known.set(field.id, { per_traveler });
      if (field.type !== 'information' && !field.label) say(field.id, 'This question has no text. Write one.');
      if (field.type === 'information' && !field.label && !field.help && !field.picture_url)
        say(field.id, 'This note is empty. Write a text or add a picture.');
      if (ASKS_CHOICE.has(field.type) && field.options.length === 0)
        say(field.id, 'This question has no options. Add at least one.');
      if (per_traveler && field.maps_to && isTripTarget(field.maps_to))
        say(field.id, 'A question about the trip can’t be asked of each traveler. Move it to another section.');
    }
  }
  if (!form.sections.some(({ fields }) => fields.some(({ type }) => type !== 'information')))
    say('form', 'This form asks nothing yet. Add a question.');
  return issues;
};
