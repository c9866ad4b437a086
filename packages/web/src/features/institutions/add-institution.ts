import { type CallOutput, call } from '../../lib/api';
import { asApiError } from '../../lib/api-error';
import { parseTextList } from '../../lib/parse-text-list';
import { notify } from '../../lib/toast-store';
import { trimOrUndefined } from '../../lib/trim-or-undefined';

export type TypedInstitution = {
  name: string;
  category: string;
  brand: string;
  email: string;
  phone: string;
  website: string;
  tags: string;
};

const send = ({ name, category, brand, email, phone, website, tags }: TypedInstitution, allow_same_name: boolean) =>
  call('crm.institutions.create', {
    institution: name.trim(),
    institutionObject: {
      brand_supplier: trimOrUndefined(brand),
      emails: email ? [email] : [],
      phone: trimOrUndefined(phone),
      website: trimOrUndefined(website),
    },
    profile_category_id: Number(category),
    institution_tags: parseTextList(tags, /[,\n]/),
    allow_same_name,
  });

/**
 * Adds an institution and says so in the words of the answer: a warning where the answer has its error flag set, "Error!" where the call itself
 * failed, which is thrown on for the form. Source: R-SHELL-198, R-SHELL-282, R-SHELL-283, R-SHELL-285.
 */
export const addInstitution = async (
  typed: TypedInstitution,
  allowSameName: boolean,
): Promise<CallOutput<'crm.institutions.create'>> => {
  try {
    const answer = await send(typed, allowSameName);
    notify({ kind: answer.error ? 'warning' : 'success', title: answer.message });
    return answer;
  } catch (thrown) {
    notify({ kind: 'error', title: 'Error!', text: asApiError(thrown).message });
    throw thrown;
  }
};
