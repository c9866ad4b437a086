import { area } from '../../contract/area';
import { formLinksContracts } from './form-links.contract';
import { formTypesContracts } from './form-types.contract';
import { formsContracts } from './forms.contract';
import { publicFormContracts } from './public-form.contract';
import { submissionsContracts } from './submissions.contract';

export const formsArea = area({
  name: 'forms',
  contracts: {
    ...formsContracts,
    ...formTypesContracts,
    ...formLinksContracts,
    ...submissionsContracts,
    ...publicFormContracts,
  },
});
