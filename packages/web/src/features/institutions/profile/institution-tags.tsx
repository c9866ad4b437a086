import { RecordTags } from '../../tags/public';
import { EDIT } from '../guards';
import type { InstitutionRecord } from '../institution-queries';
import { INSTITUTION_TAGS } from '../institution-tags';
import { kindWordsOf } from '../kinds';
import { ACTIONS, useBulk } from '../use-bulk';

/** The tags of an institution. */
export const InstitutionTags = ({ institution }: { institution: InstitutionRecord }) => {
  const { runOne } = useBulk(kindWordsOf(institution));
  return (
    <RecordTags
      record={institution}
      name={institution.name}
      offered={INSTITUTION_TAGS}
      guard={EDIT}
      runOne={runOne}
      send={ACTIONS.tag}
    />
  );
};
